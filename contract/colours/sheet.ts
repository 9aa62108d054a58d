import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime } from '../fields.ts'

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

const ofOrder = z.object({ orderId: Id })
const reply = z.object({ measure: z.nullable(SheetMeasure) })

export const sheetApi = endpoints({
  read: {
    method: 'GET',
    path: '/api/orders/:orderId/sheet',
    audience: 'customer',
    says: 'O que o aparelho mediu com a folha branca, ou nulo.',
    params: ofOrder,
    reply,
  },
  keep: {
    method: 'PUT',
    path: '/api/orders/:orderId/sheet',
    audience: 'customer',
    says: 'Guarda os números medidos com a folha branca e o tom que eles sugerem; o mais novo fica. Repetir não muda nada.',
    params: ofOrder,
    body: SheetMeasure,
    reply,
  },
})
