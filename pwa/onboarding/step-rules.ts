import {
  OnboardingForm,
  PHOTO_SLOTS,
  PHOTO_SLOT_WORDS,
  Profile,
  type DraftFormData,
  type PhotoSlot,
} from '#contract/onboarding.ts'
import type { FieldMessages } from '#contract/problem.ts'

export const FORM_STEPS = [1, 2, 3] as const
export type Step = (typeof FORM_STEPS)[number]
export const STEP_WORDS: Readonly<Record<Step, string>> = { 1: 'Perfil', 2: 'Fotos', 3: 'Envio' }

const AGREEMENTS = ['agreedToTerms', 'agreedToBiometrics'] as const

/** Errors by field, from the server's schema. */
export function profileErrors(formData: DraftFormData): FieldMessages {
  return messagesOf(Profile.safeParse(formData))
}

/** Photos are checked apart. */
export function formErrors(formData: DraftFormData): FieldMessages {
  return messagesOf(OnboardingForm.safeParse(formData))
}

/** In shooting order. */
export function missingSlots(hasPhoto: (slot: PhotoSlot) => boolean): PhotoSlot[] {
  return PHOTO_SLOTS.filter((slot) => !hasPhoto(slot))
}

/** `Faltam 2 fotos: lado direito e costas`. */
export function missingWords(missing: readonly PhotoSlot[]): string {
  const names = missing.map((slot) => PHOTO_SLOT_WORDS[slot].toLowerCase())
  if (names.length === 0) return 'As quatro fotos estão aqui'
  if (names.length === PHOTO_SLOTS.length) return 'Faltam as quatro fotos'
  const list = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
  return `${names.length === 1 ? 'Falta 1 foto' : `Faltam ${names.length} fotos`}: ${list}`
}

/** Repairs a stored or received step. */
export function asStep(value: number | null | undefined): Step {
  return FORM_STEPS.find((step) => step === value) ?? 1
}

/** Restored drafts never open beyond what they still hold. */
export function furthestStep(formData: DraftFormData, missing: readonly PhotoSlot[], hasConsent: boolean): Step {
  if (Object.keys(profileErrors(formData)).length > 0) return 1
  return missing.length > 0 || !hasConsent ? 2 : 3
}

/** `formData.fullName`, `fullName` or `side_left`. */
export function stepOfField(path: string): Step {
  const field = fieldOf(path)
  if (PHOTO_SLOTS.some((slot) => slot === field)) return 2
  return AGREEMENTS.some((name) => name === field) ? 3 : 1
}

/** `formData.colorPreferences.1` → `colorPreferences`. */
export function fieldOf(path: string): string {
  const parts = path.split('.').filter((part) => part !== 'formData' && part !== 'photos')
  return parts[0] ?? path
}

interface Judged {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}

function messagesOf(judged: Judged): FieldMessages {
  const messages: Record<string, string> = {}
  for (const issue of judged.error?.issues ?? []) {
    // The first error per field is enough.
    messages[String(issue.path[0] ?? '')] ??= issue.message
  }
  return messages
}
