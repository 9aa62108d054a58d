import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import readExif from 'exif-reader'
import sharp from 'sharp'

/** @throws Error when it is not a complete PDF */
export function countPages(pdf: Buffer): number {
  if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('O arquivo não começa com %PDF.')
  if (!pdf.subarray(-1024).toString('latin1').includes('%%EOF')) throw new Error('O PDF está incompleto.')
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page(?![a-zA-Z])/g)].length
}

export async function traces(photo: Buffer): Promise<{ hasExif: boolean; hasPlace: boolean; orientation: number }> {
  const { exif, orientation = 1 } = await sharp(photo).metadata()
  return {
    hasExif: exif !== undefined,
    hasPlace: exif !== undefined && readExif(exif).GPSInfo !== undefined,
    orientation,
  }
}

/** Photos of an instance without S3. */
export async function storedPhotos(dataDir: string): Promise<Buffer[]> {
  const folder = join(dataDir, 'files', 'photos')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return await Promise.all(files.map((file) => readFile(file)))
}
