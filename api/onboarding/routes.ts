import { Router } from 'express'
import { DELIVERY_TIME_SHORT } from '#contract/offer.ts'
import { onboardingApi } from '#contract/onboarding.ts'
import { readDoubts } from '#contract/photo-doubts.ts'
import { photoRequestApi } from '#contract/photo-request.ts'
import { Problem } from '#contract/problem.ts'
import { serve } from '../platform/http.ts'
import { keepOwnPhoto, listAskedPhotos } from './asked-photos.ts'
import { deleteDraft, readDraft, saveDraft } from './drafts.ts'
import { grantFaceConsent } from './face-consent.ts'
import { fulfilPhotoRequest, openPhotoRequest, readPhotoRequest, requireKnownRequest } from './photo-requests.ts'
import { movePhoto } from './move-photo.ts'
import { removePhoto, viewPhoto } from './photos.ts'
import { submitOnboarding } from './submission.ts'

export const onboardingRoutes = Router()

serve(onboardingRoutes, onboardingApi, {
  draft: ({ viewer, params }) => readDraft(viewer.id, params.orderId),
  saveDraft: ({ viewer, body }) => saveDraft(viewer.id, body),
  async deleteDraft({ viewer, params }) {
    await deleteDraft(viewer.id, params.orderId)
    return { message: 'Rascunho apagado' }
  },
  consent: ({ viewer, params, body, client }) =>
    grantFaceConsent({ userId: viewer.id, ...client }, params.orderId, body),
  photo({ viewer, params, body, files }) {
    const [upload] = files
    if (!upload) throw new Problem('photo-not-image', { fields: { [params.slot]: 'Escolha uma foto.' } })
    const photo = { slot: params.slot, bytes: upload.bytes, doubts: readDoubts(body.doubts) }
    return keepOwnPhoto(viewer.id, params.orderId, photo)
  },
  askedPhotos: ({ viewer, params }) => listAskedPhotos(viewer.id, params.orderId),
  viewPhoto: ({ viewer, params }) => viewPhoto(viewer.id, params.orderId, params.slot),
  movePhoto: ({ viewer, params, body }) => movePhoto(viewer.id, params.orderId, body.photoId, params.slot),
  async removePhoto({ viewer, params }) {
    await removePhoto(viewer.id, params.orderId, params.slot)
    return { message: 'Foto removida' }
  },
  async submit({ viewer, body, files, client }) {
    const due = await submitOnboarding({ ...body, files }, { userId: viewer.id, ...client })
    return {
      orderId: body.orderId,
      formId: body.formId ?? null,
      estimatedDelivery: due.toISOString(),
      message: `Você receberá um email quando sua análise estiver pronta (até ${DELIVERY_TIME_SHORT}).`,
    }
  },
})

// Unauthenticated: check the link before reading the photo.
onboardingRoutes.put(photoRequestApi.photo.path, async (req, _res, next) => {
  await requireKnownRequest(String(req.params['token']))
  next()
})

serve(onboardingRoutes, photoRequestApi, {
  open: ({ viewer, params, body }) => openPhotoRequest(viewer.id, params.orderId, body.slot),
  read: ({ params }) => readPhotoRequest(params.token),
  async photo({ params, body, files }) {
    const [upload] = files
    if (!upload) throw new Problem('photo-not-image', { fields: { photo: 'Tire ou escolha uma foto.' } })
    await fulfilPhotoRequest(params.token, upload.bytes, readDoubts(body.doubts))
    return { message: 'Foto enviada.' }
  },
})
