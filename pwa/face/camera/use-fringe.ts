import { useEffect, useState } from 'react'
import type { OwnPhoto } from '#contract/reader/reading.ts'
import { FRINGE_GRID, showsFringe, type PhotoArea } from '#visagism/on-photo/fringe.ts'

/** Does hair cover the forehead? False while reading, or if unreadable. */
export function useFringe({ points, photo }: Pick<OwnPhoto, 'points' | 'photo'>, address: string): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    let isLeft = false
    const image = new Image()
    image.addEventListener('load', () => {
      const under = isLeft ? null : brightnessOf(image, photo)
      if (under) setSeen(showsFringe(points, under))
    })
    image.src = address
    return () => {
      isLeft = true
    }
  }, [points, photo, address])
  return isSeen
}

function brightnessOf(image: HTMLImageElement, { width, height }: OwnPhoto['photo']) {
  const { columns, rows } = FRINGE_GRID
  const canvas = document.createElement('canvas')
  canvas.width = columns
  canvas.height = rows
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) return null
  brush.drawImage(image, 0, 0, columns, rows)
  const { data } = brush.getImageData(0, 0, columns, rows)
  const at = (n: number, size: number, cells: number) =>
    Math.min(cells - 1, Math.max(0, Math.floor((n / size) * cells)))
  return (area: PhotoArea): number[] => {
    const found: number[] = []
    for (let row = at(area.y, height, rows); row <= at(area.y + area.height, height, rows); row++)
      for (let column = at(area.x, width, columns); column <= at(area.x + area.width, width, columns); column++) {
        const [red = 128, green = 128, blue = 128] = data.subarray((row * columns + column) * 4)
        found.push((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255)
      }
    return found
  }
}
