/**
 * Watches every picture of the document, those too that no component looks after: a small one that does not load gives way
 * to the whole one, and a .webp, once, to the .png of the same name.
 */
export function watchPictures(): void {
  // The event does not rise; on its way down it is heard.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && fallBack(target), true)
  // Some failed before this script was there to hear of it.
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0) fallBack(image)
}

function fallBack(image: HTMLImageElement): void {
  const src = image.getAttribute('src') ?? ''
  // The whole picture is there where its small one is not; without a choice the browser asks for it.
  if (image.hasAttribute('srcset')) image.removeAttribute('srcset')
  else if (src.endsWith('.webp')) image.src = src.replace(/\.webp$/, '.png')
}
