import * as z from 'zod/mini'
import { CONTRASTS } from '#visagism/colour/axes.ts'
import { MEASURED_WITH } from '#visagism/colour/measured.ts'
import { TWELVE } from '#visagism/colour/seasons.ts'
import { SKIN_DEPTHS } from '#visagism/observed/observed.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message } from '../fields.ts'

const Season = z.enum(TWELVE, 'Escolha uma das doze estações.')

export const DeskSeason = z.object({
  /** At most three, likeliest first. */
  proposals: z.array(z.object({ season: Season, reason: z.string(), missing: z.array(z.string()) })),
  /** Answers that would help. */
  missing: z.array(z.string()),
  /** By camera, beside a white sheet and on the front photo. */
  measured: z.array(
    z.object({
      means: z.enum(MEASURED_WITH),
      /** `even`, or why the light gave no value. */
      light: z.string(),
      /** L* of skin less that of hair. */
      contrast: z.nullable(z.number()),
      /** Its class, or the two it lies between; empty if unused. */
      levels: z.array(z.enum(CONTRASTS)),
      skin: z.nullable(z.enum(SKIN_DEPTHS)),
      undertone: z.nullable(z.string()),
      at: IsoDateTime,
    }),
  ),
  /** Null: no choice; `season` null: omitted on purpose. Send `id` with the next choice. */
  standing: z.nullable(z.object({ id: Id, season: z.nullable(Season), by: z.string(), at: IsoDateTime })),
  /** Of the standing choice: where the colours come from, and what speaks for the season and against it. */
  why: z.nullable(z.string()),
  /** Edited chapters that mention colours: printed unchanged. */
  editedChapters: z.array(z.string()),
})
export type DeskSeason = z.infer<typeof DeskSeason>

const one = z.object({ id: Id })
/** The choice shown; null: none. */
const seen = z.optional(z.nullable(Id))
const reply = z.object({ ...DeskSeason.shape, ...Message.shape })

export const adminSeasonApi = endpoints({
  open: {
    method: 'GET',
    path: '/api/admin/desk/:id/season',
    audience: 'admin',
    permission: 'desk',
    says: 'As estações que o motor propõe, com o motivo e o que falta, e a que o visagista definiu.',
    params: one,
    reply: DeskSeason,
  },
  set: {
    method: 'PUT',
    path: '/api/admin/desk/:id/season',
    audience: 'admin',
    permission: 'desk',
    says: 'O visagista define a estação, ou deixa o pedido sem estação (null).',
    params: one,
    body: z.object({ season: z.nullable(Season), seen }),
    reply,
  },
  clear: {
    method: 'DELETE',
    path: '/api/admin/desk/:id/season',
    audience: 'admin',
    permission: 'desk',
    says: 'Retira o que o visagista disse da estação; repetir não muda nada.',
    params: one,
    reply,
  },
})
