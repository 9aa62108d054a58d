export interface FaceFinder {
  /** One list of landmarks a face, as shares of the picture's sides. */
  detect: (image: HTMLImageElement) => { faceLandmarks: readonly (readonly { x: number; y: number }[])[] }
  close: () => void
}

/**
 * The landmarks of the one face on a picture, found on this device; null when there is no face or more than one. Nothing of
 * the picture leaves the device. Rejects when model or picture cannot be loaded.
 */
export async function faceLandmarks(
  src: string,
  modelUrl: string,
  open: (modelUrl: string) => Promise<FaceFinder> = openLandmarker,
  load: (src: string) => Promise<HTMLImageElement> = loadImage,
): Promise<readonly { x: number; y: number }[] | null> {
  const [finder, image] = await Promise.all([open(modelUrl), load(src)])
  try {
    const [face, ...others] = finder.detect(image).faceLandmarks
    return face && others.length === 0 ? face : null
  } finally {
    finder.close()
  }
}

/** MediaPipe's own package and its WebAssembly, served by us: megabytes, fetched only where a model is configured. */
async function openLandmarker(modelUrl: string): Promise<FaceFinder> {
  const { FaceLandmarker } = await import('@mediapipe/tasks-vision')
  // The package uses this address only if it contains the file's plain name, which the build has given a hash.
  const binary = new URL('../../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_internal.wasm', import.meta.url)
  return FaceLandmarker.createFromOptions(
    {
      // By path: the package does not name these files in its `exports`.
      wasmLoaderPath: new URL(
        '../../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_internal.js',
        import.meta.url,
      ).href,
      wasmBinaryPath: `${binary.href}#vision_wasm_internal.wasm`,
    },
    // Two, to know that there is more than one.
    { baseOptions: { modelAssetPath: modelUrl }, runningMode: 'IMAGE', numFaces: 2 },
  )
}

async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}
