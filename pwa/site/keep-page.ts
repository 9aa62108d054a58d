/** Asks the worker to keep the page in front and its drawings: it was not there when they were asked for. */
export async function keepThisPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const drawings = Array.from(document.images, (image) => new URL(image.currentSrc || image.src).pathname)
  active?.postMessage({ type: 'VISITED', addresses: [window.location.pathname, ...drawings] })
}
