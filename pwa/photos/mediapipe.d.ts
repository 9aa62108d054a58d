/** The little we use. The package's own `exports` point at a file of types that it does not contain (`vision_.d.ts`). */
declare module '@mediapipe/tasks-vision' {
  interface WasmFileset {
    wasmLoaderPath: string
    wasmBinaryPath: string
  }
  interface FaceLandmarkerResult {
    faceLandmarks: { x: number; y: number; z: number }[][]
  }
  export class FaceLandmarker {
    static createFromOptions(
      wasm: WasmFileset,
      options: { baseOptions: { modelAssetPath: string }; runningMode: 'IMAGE'; numFaces: number },
    ): Promise<FaceLandmarker>
    detect(image: HTMLImageElement): FaceLandmarkerResult
    close(): void
  }
}
