import * as z from 'zod/mini'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { NUDGE_LIMIT } from '#visagism/on-photo/fit.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message } from '../fields.ts'
import { FaceMarking, OwnFeatures } from '../face/marking.ts'
import { OwnWidths } from '../reader/reading.ts'

const FAR = `Mova no máximo ${NUDGE_LIMIT} centésimos para cada lado.`
const hundredths = z.number(FAR).check(z.gte(-NUDGE_LIMIT, FAR), z.lte(NUDGE_LIMIT, FAR))
const NudgeOnPhoto = z.object({ x: hundredths, y: hundredths, scale: hundredths })

/** The report page on the buyer's photo: the drawing over it and the visagist's judgement. */
export const DeskOnPhoto = z.object({
  /** Null: the report has none. */
  page: z.nullable(
    z.object({
      markingId: Id,
      photoId: Id,
      points: FaceMarking.shape.points,
      photo: FaceMarking.shape.photo,
      /** Head rotation in degrees, if measured. */
      yaw: z.nullable(z.number()),
      look: z.object({
        shape: z.enum(FACE_SHAPES),
        cut: z.optional(z.string()),
        beard: z.optional(z.string()),
        together: z.optional(z.boolean()),
      }),
      caption: z.string(),
      gender: z.string(),
      thirds: z.nullable(z.object({ upper: z.number(), middle: z.number(), lower: z.number() })),
      ownWidths: z.nullable(OwnWidths),
      ownFeatures: z.nullable(OwnFeatures),
      observed: z.record(z.string(), z.object({ value: z.string() })),
    }),
  ),
  /** Without a judgement, photo and drawing are side by side. */
  isNeeded: z.boolean(),
  /** Null: not judged for these points and look. Send `id` with the next judgement. */
  standing: z.nullable(z.object({ id: Id, nudge: NudgeOnPhoto, laid: z.boolean(), by: z.string(), at: IsoDateTime })),
})
export type DeskOnPhoto = z.infer<typeof DeskOnPhoto>

const one = z.object({ id: Id })

export const adminOnPhotoApi = endpoints({
  open: {
    method: 'GET',
    path: '/api/admin/desk/:id/on-photo',
    audience: 'admin',
    permission: 'desk',
    says: 'O desenho do corte sobre a foto do cliente, e se alguém já o conferiu.',
    params: one,
    reply: DeskOnPhoto,
  },
  set: {
    method: 'PUT',
    path: '/api/admin/desk/:id/on-photo',
    audience: 'admin',
    permission: 'desk',
    says: 'O visagista confere o desenho sobre a foto, ou pede foto e retrato lado a lado.',
    params: one,
    body: z.object({
      markingId: Id,
      nudge: NudgeOnPhoto,
      laid: z.boolean('Diga se o desenho vai sobre a foto.'),
      /** The judgement shown; null: none. */
      seen: z.optional(z.nullable(Id)),
    }),
    reply: z.object({ ...DeskOnPhoto.shape, ...Message.shape }),
  },
})
