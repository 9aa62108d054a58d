import * as z from 'zod/mini'
import { HAIRLINE_SIGHTS, POINT_ORIGINS } from '#visagism/face/proposed.ts'
import { COLOUR_PREFERENCES } from '#visagism/form.ts'
import { endpoints } from './endpoint.ts'
import { Id, IsoDateTime, Message } from './fields.ts'
import { schemasOf } from './form-fields.ts'

export const AUTOSAVE_MS = 3000
export const PHOTO_MAX_BYTES = 20_000_000
/** What phones of 200 megapixels write (16384 × 12288), and somewhat more. */
export const PHOTO_MAX_PIXELS = 210_000_000
/** The same of a file that must be held whole in memory to be made smaller: PNG, progressive JPEG. */
export const PHOTO_MAX_WHOLE_PIXELS = 52_000_000
export const PHOTO_MIN_SIDE_PX = 400
/** Long side of what is kept; enough for a full A4 page at 200 dpi. */
export const PHOTO_KEEP_SIDE_PX = 2400

export const PHOTO_SLOTS = ['front', 'side_left', 'side_right', 'back'] as const
export const PhotoSlot = z.enum(PHOTO_SLOTS, 'São quatro fotos: frente, lado esquerdo, lado direito e costas.')
export type PhotoSlot = z.infer<typeof PhotoSlot>

export const PHOTO_SLOT_WORDS: Readonly<Record<PhotoSlot, string>> = {
  front: 'Frente',
  side_left: 'Lado esquerdo',
  side_right: 'Lado direito',
  back: 'Costas',
}

/** The version of each text a person agrees to; a change of text is a new version. */
export const TERMS_VERSION = '2026-11'
/** The texts of the consent: they name the program that measures on the device, and ask for 18 years. */
export const BIOMETRICS_VERSIONS = [
  '2026-11-2',
  '2026-11-2-ia',
  '2026-11-2-texto-ia',
  '2026-11-2-foto-texto-ia',
] as const
export type BiometricsVersion = (typeof BIOMETRICS_VERSIONS)[number]
/** What each text says that an AI provider is given: a copy of the front photo, measures and answers. Only then may it be. */
export const AI_CONSENTED: Readonly<Record<BiometricsVersion, { readonly photo: boolean; readonly text: boolean }>> = {
  '2026-11-2': { photo: false, text: false },
  '2026-11-2-ia': { photo: true, text: false },
  '2026-11-2-texto-ia': { photo: false, text: true },
  '2026-11-2-foto-texto-ia': { photo: true, text: true },
}

/**
 * When the last word on the use of the face was said that the device knew of as the person agreed; null: it knew of none. A
 * withdrawal that came later wins over a yes that arrives late or twice. Absent: the yes is one of now.
 */
const ConsentAfter = z.optional(z.nullable(IsoDateTime))

/** The yes that opens the photos of one order. That the person is an adult is part of the text, and so of its version. */
export const FaceConsentYes = z.object({
  agreedToBiometrics: z.literal(true, 'Para analisar o seu rosto, precisamos desta autorização.'),
  isAdult: z.literal(true, 'Este guia é feito para maiores de 18 anos.'),
  version: z.enum(BIOMETRICS_VERSIONS, 'Leia de novo a autorização.'),
  after: ConsentAfter,
})
export type FaceConsentYes = z.infer<typeof FaceConsentYes>

/** A person's last word on the use of their face in one order. */
export const FaceConsent = z.object({
  granted: z.boolean(),
  version: z.enum(BIOMETRICS_VERSIONS),
  at: IsoDateTime,
})
export type FaceConsent = z.infer<typeof FaceConsent>

/** Step 1. */
export const Profile = z.object(schemasOf('submitted'))

/** Step 3: two separate agreements; the face's shape is sensitive data and has a consent of its own. */
export const OnboardingForm = z.object({
  ...Profile.shape,
  agreedToTerms: z.literal(true, 'Para enviar, aceite os termos de uso.'),
  agreedToBiometrics: z.literal(true, 'Para analisar o seu rosto, precisamos desta autorização.'),
  /** Which text the person agreed to; absent: the one agreed to before, or the first. */
  biometricsVersion: z.optional(z.enum(BIOMETRICS_VERSIONS, 'Leia de novo a autorização.')),
  consentAfter: ConsentAfter,
})
export type OnboardingForm = z.infer<typeof OnboardingForm>

/** What a draft may hold: anything on the way to a form. Unknown keys are dropped, half-typed values kept. */
export const DraftFormData = z.object({
  ...schemasOf('draft'),
  agreedToTerms: z.optional(z.boolean()),
  agreedToBiometrics: z.optional(z.boolean()),
  biometricsVersion: z.optional(z.enum(BIOMETRICS_VERSIONS)),
})
export type DraftFormData = z.infer<typeof DraftFormData>

/** By field: when that answer was last edited, by the device's clock. */
export const FieldTimes = z.partialRecord(z.keyof(DraftFormData), IsoDateTime)
export type FieldTimes = z.infer<typeof FieldTimes>

export const Draft = z.object({
  orderId: Id,
  formData: DraftFormData,
  currentStep: z.int().check(z.gte(1, 'Passo inválido.'), z.lte(3, 'Passo inválido.')),
  /** When the person last edited, by the device's clock. */
  editedAt: z.optional(IsoDateTime),
  /** The newest edit wins, answer by answer; without it, all answers are of `editedAt`. */
  fieldTimes: z.optional(FieldTimes),
})
export type Draft = z.infer<typeof Draft>

/** The part of a sent form the customer's own dashboard shows back. */
export const StyleProfile = z.object({
  fullName: z.string(),
  gender: z.string(),
  objective: z.string(),
  style: z.string(),
  hairLength: z.nullable(z.string()),
  colorPreferences: z.array(z.enum(COLOUR_PREFERENCES)),
  faceShape: z.nullable(z.string()),
})
export type StyleProfile = z.infer<typeof StyleProfile>

export const PhotoReceipt = z.object({
  id: Id,
  slot: PhotoSlot,
  /** Bytes kept after re-encoding. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
  createdAt: IsoDateTime,
})
export type PhotoReceipt = z.infer<typeof PhotoReceipt>

/** A point on the photo, in pixels from its upper left corner. */
const MarkedPoint = z.object({ x: z.number('Marque este ponto.'), y: z.number('Marque este ponto.') })

/** The points of a face; a person marks eight at least. */
function pointsOf<T extends z.core.$ZodType>(of: T) {
  return z.object({
    hairline: of,
    chin: of,
    templeLeft: of,
    templeRight: of,
    cheekboneLeft: of,
    cheekboneRight: of,
    jawLeft: of,
    jawRight: of,
    browLine: z.optional(of),
    noseBase: z.optional(of),
    chinLeft: z.optional(of),
    chinRight: z.optional(of),
  })
}

const angle = z.number().check(z.gte(-180), z.lte(180))

/**
 * What a program proposed on the device and what the person made of it. Of the program's own net of points nothing is sent:
 * these are the marks, where each comes from, and how the head was held.
 */
export const ProposedMarking = z.object({
  origins: pointsOf(z.enum(POINT_ORIGINS)),
  /** The proposal with the face turned to the camera, in pixels of the same picture. */
  straight: pointsOf(MarkedPoint),
  hairline: z.enum(HAIRLINE_SIGHTS),
  /** Degrees. */
  pose: z.object({ yaw: angle, pitch: angle, roll: angle }),
  /** Which models and rules proposed. */
  model: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Every question about it was answered by a person. */
  reviewed: z.boolean(),
})
export type ProposedMarking = z.infer<typeof ProposedMarking>

/**
 * Points marked on the front photo, in the pixels of the picture they were marked on. Names and meaning are the knowledge's
 * own (visagism/face/measure.ts); what is implausible is refused there, a sentence a point.
 */
export const FaceMarking = z.object({
  points: pointsOf(MarkedPoint),
  photo: z.object({ width: z.int().check(z.gte(1)), height: z.int().check(z.gte(1)) }),
  /** Absent when every point was marked by hand. */
  proposed: z.optional(ProposedMarking),
})
export type FaceMarking = z.infer<typeof FaceMarking>

/** A better photo a visagist asked for while the report is in the works. */
export const AskedPhoto = z.object({ slot: PhotoSlot, reason: z.string(), createdAt: IsoDateTime })
export type AskedPhoto = z.infer<typeof AskedPhoto>

/** The server's clock, by which devices whose own is wrong date their edits. */
const ServerNow = IsoDateTime

const SlotOfOrder = z.object({ orderId: Id, slot: PhotoSlot })

/** What is doubtful about a photo that is used all the same, as photo-doubts.ts writes it; other words are passed over. */
export const DoubtsText = z.optional(z.string())

export const onboardingApi = endpoints({
  draft: {
    method: 'GET',
    path: '/api/drafts/:orderId',
    audience: 'customer',
    says: 'O rascunho guardado, as fotos já recebidas e a autorização que vale.',
    params: z.object({ orderId: Id }),
    reply: z.object({
      formData: z.nullable(DraftFormData),
      currentStep: z.nullable(z.int()),
      editedAt: z.nullable(IsoDateTime),
      fieldTimes: FieldTimes,
      now: ServerNow,
      photos: z.array(PhotoReceipt),
      /** The last word on the use of the face; null when none was said. Only a granted one lets photos in. */
      consent: z.nullable(FaceConsent),
    }),
  },
  saveDraft: {
    method: 'POST',
    path: '/api/drafts',
    audience: 'customer',
    says: 'Guarda o rascunho; em cada resposta, a edição mais nova vence. Devolve o que ficou guardado.',
    body: Draft,
    reply: z.object({
      /** Whether this was the newest edit of all. */
      saved: z.boolean(),
      formData: DraftFormData,
      currentStep: z.int(),
      editedAt: IsoDateTime,
      fieldTimes: FieldTimes,
      now: ServerNow,
    }),
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/api/drafts/:orderId',
    audience: 'customer',
    says: 'Apaga o rascunho.',
    params: z.object({ orderId: Id }),
    reply: Message,
  },
  consent: {
    method: 'PUT',
    path: '/api/orders/:orderId/consent',
    audience: 'customer',
    says: 'Autoriza o uso do rosto neste pedido, antes da primeira foto; repetir não muda nada. Retirar: em /api/privacy.',
    params: z.object({ orderId: Id }),
    body: FaceConsentYes,
    reply: FaceConsent,
  },
  photo: {
    method: 'PUT',
    path: '/api/orders/:orderId/photos/:slot',
    audience: 'customer',
    says: 'Recebe a foto de uma posição; repetir o envio não muda nada.',
    params: SlotOfOrder,
    body: z.object({ doubts: DoubtsText }),
    files: ['photo'],
    reply: PhotoReceipt,
  },
  movePhoto: {
    method: 'POST',
    path: '/api/orders/:orderId/photos/:slot/move',
    audience: 'customer',
    says: 'Põe nesta posição uma foto já enviada; a que estava aqui vai para o lugar dela. Repetir não muda nada.',
    params: SlotOfOrder,
    body: z.object({ photoId: Id }),
    reply: PhotoReceipt,
  },
  askedPhotos: {
    method: 'GET',
    path: '/api/orders/:orderId/asked-photos',
    audience: 'customer',
    says: 'As fotos que a equipe pediu de novo e ainda não chegaram.',
    params: z.object({ orderId: Id }),
    reply: z.array(AskedPhoto),
  },
  viewPhoto: {
    method: 'GET',
    path: '/api/orders/:orderId/photos/:slot',
    audience: 'customer',
    says: 'A foto guardada, só para quem a enviou.',
    params: SlotOfOrder,
    reply: 'file',
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/orders/:orderId/photos/:slot',
    audience: 'customer',
    says: 'Remove a foto de uma posição.',
    params: SlotOfOrder,
    reply: Message,
  },
  mark: {
    method: 'PUT',
    path: '/api/orders/:orderId/marking',
    audience: 'customer',
    says: 'Guarda os pontos que a pessoa marcou na própria foto de frente.',
    params: z.object({ orderId: Id }),
    body: FaceMarking,
    reply: z.object({ id: Id, markedAt: IsoDateTime }),
  },
  marking: {
    method: 'GET',
    path: '/api/orders/:orderId/marking',
    audience: 'customer',
    says: 'Os pontos marcados por último, ou nulo.',
    params: z.object({ orderId: Id }),
    reply: z.object({ marking: z.nullable(FaceMarking), markedAt: z.nullable(IsoDateTime) }),
  },
  submit: {
    method: 'POST',
    path: '/api/orders/onboarding',
    audience: 'customer',
    says: 'Envia o formulário e as fotos que ainda faltam. Repetir o mesmo envio tem a mesma resposta.',
    body: z.object({
      orderId: Id,
      /** The sender's own name for this form. */
      formId: z.optional(Id),
      formData: z.string('Envie os dados do formulário.'),
      /** Of the photos that come along, by slot. */
      doubts: DoubtsText,
    }),
    files: PHOTO_SLOTS,
    reply: z.object({
      orderId: Id,
      /** The form the order now holds, by the name it was sent under: the sender's copy may go. */
      formId: z.nullable(Id),
      estimatedDelivery: IsoDateTime,
      message: z.string(),
    }),
  },
})
