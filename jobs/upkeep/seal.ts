import { sealEarlier } from '#api/privacy/seal-earlier.ts'

/** Every ten minutes, until nothing of before is left in the clear. */
export async function sealEarlierRows(): Promise<void> {
  await sealEarlier()
}
