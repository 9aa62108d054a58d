import { IonContent } from '@ionic/react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { User } from '#contract/auth.ts'
import type { ObservedValues } from '#contract/face/observed.ts'
import { type DraftFormData, PHOTO_SLOTS } from '#contract/onboarding.ts'
import type { FieldMessages } from '#contract/problem.ts'
import { askWhoIsHere } from '#pwa/auth/use-viewer.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { useTitle } from '#pwa/platform/seo.ts'
import { loadPhotoEncoder } from '#pwa/face/camera/photo-prepare.ts'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { OfflineBar } from '#pwa/ui/offline-bar.tsx'
import { FormDialogs } from './form-dialogs.tsx'
import { HairRuler } from './hair-ruler.tsx'
import { OnboardingBar, ONBOARDING_FORM_ID } from './onboarding-bar.tsx'
import { OnboardingHead } from './onboarding-head.tsx'
import { OnboardingSkeleton } from './onboarding-skeleton.tsx'
import { isClosed } from './sending/order-api.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { refreshOrders } from './sending/orders-query.ts'
import { sendsWhenClosed } from '#pwa/platform/background-sync.ts'
import { PhotosStep } from './photos-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { RoomNotice } from './room-notice.tsx'
import { asStep, formErrors, furthestStep, missingSlots, profileErrors, stepOfField } from './step-rules.ts'
import type { Step } from './step-rules.ts'
import { type Draft, useDraft } from './use-draft.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useFormDialogs } from './use-form-dialogs.ts'
import { useFormOutcome } from './use-form-outcome.ts'
import { useHairUnseen } from './use-hair-unseen.ts'
import { useLeave } from './use-leave.ts'
import { useOffers } from './use-biometrics-version.ts'
import { adoptHoldings, useServerHoldings } from './use-server-holdings.ts'
import { useOrderOutbox, useReady } from './sending/use-order-outbox.ts'
import './onboarding.css'

// Heavy: loaded while the photos are taken. Whole, so that nothing moves under a finger.
const loadObserved = () => import('./observed-step.tsx')
const ObservedStep = lazy(() => loadObserved().then(({ ObservedStep: step }) => ({ default: step })))
const loadSend = () => import('./send-step.tsx')
const SendStep = lazy(loadSend)

const HEADINGS: Readonly<Record<Step, string>> = {
  1: 'Conte um pouco de\u00a0você',
  2: 'Quatro fotos',
  3: 'Confira e envie',
}

/** The draft, the messages at its fields and the ways between its steps. */
function useFormSteps(draft: Draft, step: Step) {
  const [errors, setErrors] = useState<FieldMessages>({})
  const body = useRef<HTMLDivElement>(null)
  const { focusField, focusHeading } = useFieldFocus(body)
  const cure = (fields: readonly string[]) =>
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field))))
  return {
    body,
    errors,
    cure,
    focusHeading,
    edit: (change: DraftFormData) => {
      draft.edit(change)
      cure(Object.keys(change))
    },
    goTo: (to: Step) => {
      draft.goTo(to)
      focusHeading()
    },
    showErrors: (messages: FieldMessages) => {
      setErrors(messages)
      const fields = Object.keys(messages)
      const first = [...fields].sort((a, b) => stepOfField(a) - stepOfField(b))[0]
      if (!first) return
      if (stepOfField(first) !== step) draft.goTo(stepOfField(first))
      focusField(first)
    },
  }
}

/** Whether the screen that asks what is seen is shown: once by itself, later when asked for. */
function useObservedAsked(
  { records: { observed } }: OrderOutbox,
  mayAsk: boolean,
  isThere: boolean,
  onEnd: () => void,
) {
  const [reviews, setReviews] = useState(false)
  const { record, emptied, isDone } = observed.view()
  const isAsked = mayAsk && (reviews || !isDone)
  useBackStep(isThere && isAsked && isDone, () => setReviews(false))
  return {
    isAsked,
    shown: { record, emptied },
    review: () => setReviews(true),
    end: (values: ObservedValues) => {
      setReviews(false)
      void observed.finish(values)
      onEnd()
    },
  }
}

/** Fetches what later steps need: the network may be gone by then. */
function useLoadedAhead(step: Step): void {
  useEffect(() => void loadPhotoEncoder().catch(() => undefined), [])
  useEffect(() => {
    if (step < 2) return
    void loadObserved().catch(() => undefined)
    void loadSend().catch(() => undefined)
  }, [step])
}

/** What the network and the device's room do to this form. */
function Notices({ outbox, place, stage }: { outbox: OrderOutbox; place: Draft['place']; stage: number }) {
  return (
    <>
      <OfflineBar>
        {sendsWhenClosed()
          ? 'Sem internet agora. O que faltar sobe sozinho quando ela voltar.'
          : 'Sem internet agora. Quando ela voltar, deixe esta página aberta: o que faltar sobe na hora.'}
      </OfflineBar>
      <RoomNotice
        trouble={outbox.storeTrouble()}
        isOnlyInPage={place === 'page' || outbox.isOnlyInPage()}
        stage={stage}
      />
    </>
  )
}

/** How far the photos are: which lack, which of these can be taken now, whether one is being prepared. */
function photosOf({ photos }: OrderOutbox) {
  const missing = missingSlots((slot) => !['empty', 'refused'].includes(photos.view(slot).state))
  const isBusy = (slot: (typeof PHOTO_SLOTS)[number]) => photos.intake(slot).state !== 'none'
  return { missing, toTake: missing.filter((slot) => !isBusy(slot)), isPreparing: PHOTO_SLOTS.some(isBusy) }
}

/** Input is saved at once. This only decides what shows. */
export function OnboardingForm({ user, orderId }: { user: User; orderId: string }) {
  const client = useQueryClient()
  const outbox = useOrderOutbox(user.id, orderId)
  const isReady = useReady(outbox)
  const draft = useDraft({
    userId: user.id,
    orderId,
    fullName: user.fullName,
    onHoldings: (holdings, askedAt) => void adoptHoldings(outbox, holdings, askedAt),
    onRefused: (problem) => void (isClosed(problem) ? refreshOrders(client) : askWhoIsHere(client)),
  })
  const askHoldings = useServerHoldings(outbox, orderId)
  const leave = useLeave()
  useTitle('Formulário da análise', useInFront())

  const photos = photosOf(outbox)
  const { missing, toTake, isPreparing } = photos
  // Delivered: it leaves, and nothing is asked any more.
  const isLocked = ['waiting', 'sending', 'delivered'].includes(outbox.form.view().state)
  const hasConsent = outbox.records.consent.view().state !== 'none'
  const step = asStep(Math.min(draft.step, furthestStep(draft.formData, missing, hasConsent || isLocked)))
  const { body, errors, cure, edit, goTo, showErrors, focusHeading } = useFormSteps(draft, step)
  const dialogs = useFormDialogs(outbox, cure)
  const { whenAgreed, openCamera } = dialogs
  useFormOutcome({ outbox, closeDraft: draft.close, leave, goToPhotos: () => goTo(2), showErrors, askHoldings })

  const isThere = !draft.isOpening && isReady
  useBackStep(isThere && !isLocked && step >= 2, () => goTo(1))
  useBackStep(isThere && !isLocked && step >= 3, () => goTo(2))
  const [isMeasuring, setMeasuring] = useState(false)
  useBackStep(isThere && isMeasuring, () => setMeasuring(false))
  const observed = useObservedAsked(outbox, step === 3 && !isLocked, isThere, focusHeading)
  // Not while the camera uses the finder.
  const isFinderFree = dialogs.dialog?.kind !== 'camera'
  const isHairUnseen = useHairUnseen(outbox, step >= 2 && hasConsent && !isLocked && isFinderFree)
  useLoadedAhead(step)
  const hasReader = useOffers()?.aiWordsReport ?? false
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (isLocked) return
    if (step === 2) {
      if (toTake[0]) openCamera(toTake[0])
      else if (missing.length === 0 && !isPreparing) whenAgreed('photos', () => goTo(3))
      return
    }
    const form = { ...draft.formData, ...outbox.records.consent.agreement() }
    const found = step === 1 ? profileErrors(draft.formData) : formErrors(form)
    if (Object.keys(found).length > 0) showErrors(found)
    else if (step === 1) goTo(2)
    else if (!isPreparing) void outbox.form.submit(draft.formData)
  }

  if (!isThere) return <OnboardingSkeleton />
  if (observed.isAsked)
    return (
      <Suspense fallback={<OnboardingSkeleton />}>
        <ObservedStep
          userId={user.id}
          orderId={orderId}
          formData={draft.formData}
          {...observed.shown}
          isHairUnseen={isHairUnseen}
          edit={edit}
          onSay={(values) => void outbox.records.observed.say(values)}
          onDone={observed.end}
          onSkip={() => observed.end({})}
        />
      </Suspense>
    )
  if (isMeasuring && step === 3 && !isLocked)
    return (
      <HairRuler
        formData={draft.formData}
        record={observed.shown.record}
        edit={edit}
        onEnd={() => {
          setMeasuring(false)
          focusHeading()
        }}
      />
    )
  return (
    <>
      <OnboardingHead step={step} place={draft.place} onLeave={leave} />
      <Notices outbox={outbox} place={draft.place} stage={missing.length} />
      <IonContent>
        <div className="onboarding-body" ref={body}>
          <h1 className="t-h1" tabIndex={-1} data-step={step}>
            {HEADINGS[step]}
          </h1>
          <form id={ONBOARDING_FORM_ID} noValidate onSubmit={next}>
            {step === 1 && (
              <ProfileStep
                formData={draft.formData}
                record={observed.shown.record}
                hasReader={hasReader}
                errors={errors}
                edit={edit}
              />
            )}
            {step === 2 && (
              <PhotosStep
                orderId={orderId}
                missing={missing}
                outbox={outbox}
                errors={errors}
                onCamera={openCamera}
                onFile={(slot, file) => void dialogs.takeFile(slot, file)}
                whenAgreed={whenAgreed}
              />
            )}
            {step === 3 && (
              <Suspense>
                <SendStep
                  formData={draft.formData}
                  outbox={outbox}
                  errors={errors}
                  edit={edit}
                  goTo={goTo}
                  onLook={observed.review}
                  onMeasureHair={() => setMeasuring(true)}
                  isLocked={isLocked}
                />
              </Suspense>
            )}
          </form>
        </div>
      </IonContent>
      <OnboardingBar
        step={step}
        outbox={outbox}
        {...photos}
        onPrevious={() => goTo(asStep(step - 1))}
        onLeave={leave}
      />
      <FormDialogs orderId={orderId} outbox={outbox} state={dialogs} isAtPhotos={step === 2} {...photos} />
    </>
  )
}
