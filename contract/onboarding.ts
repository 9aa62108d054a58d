import * as z from 'zod/mini'
import { COLOUR_PREFERENCES } from '#visagism/knowledge/form.ts'
import { endpoints } from './endpoint.ts'
import { FormFacts, FormHairToday } from './facts.ts'
import { Id, IsoDateTime, Message } from './fields.ts'
import { schemasOf } from './form-fields.ts'

export const AUTOSAVE_MS = 3000
export const PHOTO_MAX_BYTES = 20_000_000
/** Just above 200-megapixel phones (16384 × 12288). */
export const PHOTO_MAX_PIXELS = 210_000_000
/** For files decoded whole in memory: PNG, progressive JPEG. */
export const PHOTO_MAX_WHOLE_PIXELS = 52_000_000
export const PHOTO_MIN_SIDE_PX = 400
/** Stored long side; enough for full A4 at 200 dpi. */
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

/** Any change of text is a new version. */
export const TERMS_VERSION = '2026-11'
/** Of the question whether an AI model may read the note. Any change of text is a new version. */
export const NOTE_READING_VERSION = '2026-11'
/** They name the measuring program and require age 18. */
export const BIOMETRICS_VERSIONS = [
  '2026-11-3',
  '2026-11-3-ia',
  '2026-11-3-texto-ia',
  '2026-11-3-foto-texto-ia',
] as const
export type BiometricsVersion = (typeof BIOMETRICS_VERSIONS)[number]
/** What each text allows to send to AI: a copy of the front photo; measures and answers. */
export const AI_CONSENTED: Readonly<Record<BiometricsVersion, { readonly photo: boolean; readonly text: boolean }>> = {
  '2026-11-3': { photo: false, text: false },
  '2026-11-3-ia': { photo: true, text: false },
  '2026-11-3-texto-ia': { photo: false, text: true },
  '2026-11-3-foto-texto-ia': { photo: true, text: true },
}

/**
 * Last consent decision known to the device; null: none. A later withdrawal wins over a consent that arrives late or twice. Absent: consent
 * was given just now.
 */
const ConsentAfter = z.optional(z.nullable(IsoDateTime))

/** For one order's photos. Adulthood is part of the text. */
export const FaceConsentYes = z.object({
  agreedToBiometrics: z.literal(true, 'Para analisar o seu rosto, precisamos desta autorização.'),
  isAdult: z.literal(true, 'Este guia é feito para maiores de 18 anos.'),
  version: z.enum(BIOMETRICS_VERSIONS, 'Leia de novo a autorização.'),
  after: ConsentAfter,
})
export type FaceConsentYes = z.infer<typeof FaceConsentYes>

export const FaceConsent = z.object({
  granted: z.boolean(),
  version: z.enum(BIOMETRICS_VERSIONS),
  at: IsoDateTime,
})
export type FaceConsent = z.infer<typeof FaceConsent>

export const Profile = z.object(schemasOf('submitted'))

/** What a model read was shown to its author, who sends it: from then on it was heard in the note. */
const SentFacts = z.pipe(
  FormFacts,
  z.transform(
    (facts: FormFacts) =>
      facts.map((fact) => (fact.source === 'model' ? { ...fact, source: 'note' } : fact)) satisfies FormFacts,
  ),
)

/** Said beside the form's own questions, each optional. */
const BESIDE = { facts: z._default(SentFacts, []), today: z._default(z.nullable(FormHairToday), null) }

/** The face's shape is sensitive data and has a consent of its own; so has a note that an AI model may read. */
export const OnboardingForm = z.object({
  ...Profile.shape,
  ...BESIDE,
  agreedToTerms: z.literal(true, 'Para enviar, aceite os termos de uso.'),
  agreedToBiometrics: z.literal(true, 'Para analisar o seu rosto, precisamos desta autorização.'),
  /** Absent: the earlier text, or the first. */
  biometricsVersion: z.optional(z.enum(BIOMETRICS_VERSIONS, 'Leia de novo a autorização.')),
  consentAfter: ConsentAfter,
  agreedToNoteReading: z._default(z.boolean(), false),
})
export type OnboardingForm = z.infer<typeof OnboardingForm>

/** Drops unknown keys, keeps half-typed values. */
export const DraftFormData = z.object({
  ...schemasOf('draft'),
  facts: z.optional(FormFacts),
  today: z.nullish(FormHairToday),
  agreedToTerms: z.optional(z.boolean()),
  agreedToBiometrics: z.optional(z.boolean()),
  biometricsVersion: z.optional(z.enum(BIOMETRICS_VERSIONS)),
  agreedToNoteReading: z.optional(z.boolean()),
})
export type DraftFormData = z.infer<typeof DraftFormData>

/** Last edits, by the device's clock. */
export const FieldTimes = z.partialRecord(z.keyof(DraftFormData), IsoDateTime)
export type FieldTimes = z.infer<typeof FieldTimes>

export const Draft = z.object({
  orderId: Id,
  formData: DraftFormData,
  currentStep: z.int().check(z.gte(1, 'Passo inválido.'), z.lte(3, 'Passo inválido.')),
  editedAt: z.optional(IsoDateTime),
  /** The newest edit wins per answer; absent: `editedAt` for all. */
  fieldTimes: z.optional(FieldTimes),
})
export type Draft = z.infer<typeof Draft>

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
  size: z.int(),
  width: z.int(),
  height: z.int(),
  createdAt: IsoDateTime,
})
export type PhotoReceipt = z.infer<typeof PhotoReceipt>

/** Requested by a visagist while the report is in progress. */
export const AskedPhoto = z.object({ slot: PhotoSlot, reason: z.string(), createdAt: IsoDateTime })
export type AskedPhoto = z.infer<typeof AskedPhoto>

/** Lets devices with a wrong clock date their edits. */
const ServerNow = IsoDateTime

const SlotOfOrder = z.object({ orderId: Id, slot: PhotoSlot })

/** Written by photo-doubts.ts; unknown words are ignored. */
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
      /** Null: none. Photos need a granted one. */
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
      /** False if a newer edit existed. */
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
  submit: {
    method: 'POST',
    path: '/api/orders/onboarding',
    audience: 'customer',
    says: 'Envia o formulário e as fotos que ainda faltam. Repetir o mesmo envio tem a mesma resposta.',
    body: z.object({
      orderId: Id,
      formId: z.optional(Id),
      formData: z.string('Envie os dados do formulário.'),
      doubts: DoubtsText,
    }),
    files: PHOTO_SLOTS,
    reply: z.object({
      orderId: Id,
      /** Its sender may delete the local copy. */
      formId: z.nullable(Id),
      estimatedDelivery: IsoDateTime,
      message: z.string(),
    }),
  },
})
