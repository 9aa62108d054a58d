/** A failed small picture gives way to the full one, and a .webp, once, to the .png. */
export function watchPictures(): void {
  // Error events do not bubble, so use the capture phase.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && fallBack(target), true)
  // Some failed before this script ran.
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0) fallBack(image)
}

function fallBack(image: HTMLImageElement): void {
  const src = image.getAttribute('src') ?? ''
  // The browser then requests the full picture.
  if (image.hasAttribute('srcset')) image.removeAttribute('srcset')
  else if (src.endsWith('.webp')) image.src = src.replace(/\.webp$/, '.png')
}
