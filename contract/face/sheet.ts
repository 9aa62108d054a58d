import * as z from 'zod/mini'
import { IsoDateTime } from '../fields.ts'

const degrees = (most: number) => z.number('Falta um valor medido.').check(z.gte(-most), z.lte(most))

/** Measured beside a white sheet. Never the picture. */
export const SheetMeasure = z.object({
  /** Individual typology angle, degrees: depth. */
  typologyAngle: degrees(90),
  /** Hue of the skin, degrees. */
  hueAngle: degrees(180),
  /** L* of skin less that of hair; null without visible hair. */
  contrast: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  /** By the device's clock. */
  at: IsoDateTime,
})
export type SheetMeasure = z.infer<typeof SheetMeasure>
