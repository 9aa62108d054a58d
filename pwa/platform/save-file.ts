/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
