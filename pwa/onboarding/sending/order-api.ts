import { faceApi } from '#contract/face/calls.ts'
import type { FaceMarking } from '#contract/face/marking.ts'
import {
  type BiometricsVersion,
  onboardingApi,
  type DraftFormData,
  type FaceConsent,
  type FaceConsentYes,
  type PhotoReceipt,
  type PhotoSlot,
  type PHOTO_SLOTS,
} from '#contract/onboarding.ts'
import type { ClothTest } from '#contract/face/cloths.ts'
import type { FormHairToday } from '#contract/facts.ts'
import type { SheetMeasure } from '#contract/face/sheet.ts'
import { fillPath } from '#contract/endpoint.ts'
import type { ObservedValues } from '#contract/face/observed.ts'
import { type DoubtsBySlot, type SeenDoubt, writeDoubts, writeDoubtsBySlot } from '#contract/photo-doubts.ts'
import type { Problem } from '#contract/problem.ts'
import type { SideMarking } from '#contract/face/side.ts'
import type { ObservedField, ObservedRecord } from '#visagism/observed/observed.ts'
import { call } from '#pwa/platform/api.ts'
import { upload, type UploadWatch } from '#pwa/platform/upload.ts'

/** The consent a form was filled under. */
export interface Agreement {
  readonly agreedToBiometrics?: true
  readonly biometricsVersion?: BiometricsVersion
  /** Time of the last word the device knew; see the contract. */
  readonly consentAfter?: string | null
}

export type SlotFiles = Partial<Record<(typeof PHOTO_SLOTS)[number], Blob>>

export interface SentForm {
  formId: string
  formData: DraftFormData & Pick<Agreement, 'consentAfter'>
  doubts: DoubtsBySlot
}

export interface SaidHere {
  values: ObservedValues
  saidAt: Partial<Record<ObservedField, string>>
}

/** The calls of one order; tests replace them. */
export interface OrderApi {
  agree: (yes: FaceConsentYes) => Promise<FaceConsent>
  putPhoto: (slot: PhotoSlot, photo: Blob, doubts: readonly SeenDoubt[], watch: UploadWatch) => Promise<PhotoReceipt>
  /** Moves a photo the server has into this slot, in place of the one there. */
  movePhoto: (slot: PhotoSlot, photoId: string) => Promise<PhotoReceipt>
  removePhoto: (slot: PhotoSlot) => Promise<unknown>
  /** Answers with the form the order holds. */
  submit: (form: SentForm, files: SlotFiles, watch: UploadWatch) => Promise<{ formId: string | null }>
  deleteDraft: () => Promise<unknown>
  mark: (marking: FaceMarking) => Promise<unknown>
  marking: () => Promise<{ marking: FaceMarking | null }>
  markSide: (marking: SideMarking) => Promise<unknown>
  sideMarking: () => Promise<{ marking: SideMarking | null }>
  observed: () => Promise<{ record: ObservedRecord }>
  sayObserved: (said: SaidHere) => Promise<{ record: ObservedRecord }>
  sheet: () => Promise<{ measure: SheetMeasure | null }>
  keepSheet: (measure: SheetMeasure) => Promise<unknown>
  cloths: () => Promise<{ test: ClothTest | null }>
  keepCloths: (test: ClothTest) => Promise<unknown>
  today: () => Promise<{ today: FormHairToday | null }>
  keepToday: (today: FormHairToday) => Promise<unknown>
}

export function orderApi(orderId: string): OrderApi {
  return {
    agree: (body) => call(onboardingApi.consent, { params: { orderId }, body }),
    putPhoto: (slot, photo, doubts, watch) =>
      upload(
        onboardingApi.photo,
        { params: { orderId, slot }, body: { doubts: writeDoubts(doubts) }, files: { photo } },
        watch,
      ),
    movePhoto: (slot, photoId) => call(onboardingApi.movePhoto, { params: { orderId, slot }, body: { photoId } }),
    removePhoto: (slot) => call(onboardingApi.removePhoto, { params: { orderId, slot } }),
    submit: ({ formId, formData, doubts }, files, watch) =>
      upload(
        onboardingApi.submit,
        { body: { orderId, formId, formData: JSON.stringify(formData), doubts: writeDoubtsBySlot(doubts) }, files },
        watch,
      ),
    deleteDraft: () => call(onboardingApi.deleteDraft, { params: { orderId } }),
    mark: (body) => call(faceApi.mark, { params: { orderId }, body }),
    marking: () => call(faceApi.marking, { params: { orderId } }),
    markSide: (body) => call(faceApi.markSide, { params: { orderId }, body }),
    sideMarking: () => call(faceApi.sideMarking, { params: { orderId } }),
    observed: () => call(faceApi.observed, { params: { orderId } }),
    sayObserved: (body) => call(faceApi.sayObserved, { params: { orderId }, body }),
    sheet: () => call(faceApi.sheet, { params: { orderId } }),
    keepSheet: (body) => call(faceApi.keepSheet, { params: { orderId }, body }),
    cloths: () => call(faceApi.cloths, { params: { orderId } }),
    keepCloths: (body) => call(faceApi.keepCloths, { params: { orderId }, body }),
    today: () => call(faceApi.today, { params: { orderId } }),
    keepToday: (body) => call(faceApi.keepToday, { params: { orderId }, body }),
  }
}

/** `version` gives a replaced photo a new address. */
export function photoAddress(orderId: string, slot: PhotoSlot, version: string): string {
  return `${fillPath(onboardingApi.viewPhoto.path, { orderId, slot })}?v=${encodeURIComponent(version)}`
}

/** The order takes nothing now: sent, refunded, or not theirs. It may be opened again. */
export const isClosed = ({ code }: Pick<Problem, 'code'>): boolean =>
  ['order-closed', 'order-ended', 'no-pending-order', 'order-not-found'].includes(code)
