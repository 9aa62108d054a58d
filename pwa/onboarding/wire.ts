import {
  onboardingApi,
  type DraftFormData,
  type FaceMarking,
  type PhotoReceipt,
  type PhotoSlot,
  type PHOTO_SLOTS,
} from '#contract/onboarding.ts'
import { fillPath } from '#contract/endpoint.ts'
import { call } from '#pwa/platform/api.ts'
import { upload, type UploadWatch } from '#pwa/platform/upload.ts'

export type SlotFiles = Partial<Record<(typeof PHOTO_SLOTS)[number], Blob>>

export interface SentForm {
  formId: string
  formData: DraftFormData
}

/** The calls of one order that the outbox makes; its tests put a server of their own behind it. */
export interface OrderWire {
  putPhoto: (slot: PhotoSlot, photo: Blob, watch: UploadWatch) => Promise<PhotoReceipt>
  removePhoto: (slot: PhotoSlot) => Promise<unknown>
  /** Answers with the form that the order now holds. */
  submit: (form: SentForm, files: SlotFiles, watch: UploadWatch) => Promise<{ formId: string | null }>
  deleteDraft: () => Promise<unknown>
  mark: (marking: FaceMarking) => Promise<unknown>
  marking: () => Promise<{ marking: FaceMarking | null }>
}

export function orderWire(orderId: string): OrderWire {
  return {
    putPhoto: (slot, photo, watch) =>
      upload(onboardingApi.photo, { params: { orderId, slot }, files: { photo } }, watch),
    removePhoto: (slot) => call(onboardingApi.removePhoto, { params: { orderId, slot } }),
    submit: ({ formId, formData }, files, watch) =>
      upload(onboardingApi.submit, { body: { orderId, formId, formData: JSON.stringify(formData) }, files }, watch),
    deleteDraft: () => call(onboardingApi.deleteDraft, { params: { orderId } }),
    mark: (body) => call(onboardingApi.mark, { params: { orderId }, body }),
    marking: () => call(onboardingApi.marking, { params: { orderId } }),
  }
}

/** Where the stored photo can be seen; `version` makes a replaced photo a new address. */
export function photoAddress(orderId: string, slot: PhotoSlot, version: string): string {
  return `${fillPath(onboardingApi.viewPhoto.path, { orderId, slot })}?v=${encodeURIComponent(version)}`
}
