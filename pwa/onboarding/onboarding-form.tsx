import { IonContent } from '@ionic/react'
import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { User } from '#contract/auth.ts'
import type { ObservedValues } from '#contract/observed.ts'
import {
  type BiometricsVersion,
  type DraftFormData,
  onboardingApi,
  PHOTO_SLOTS,
  type PhotoSlot,
} from '#contract/onboarding.ts'
import { doubtsElsewhere, type SeenDoubt } from '#contract/photo-doubts.ts'
import { type FieldMessages, Problem } from '#contract/problem.ts'
import { askWhoIsHere } from '#pwa/auth/use-viewer.ts'
import { call } from '#pwa/platform/api.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { allowLevel } from '#pwa/photos/camera-level.ts'
import { useTitle } from '#pwa/platform/seo.ts'
import { useOnLive } from '#pwa/platform/live.ts'
import { loadPhotoEncoder } from '#pwa/photos/photo-prepare.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { OfflineBar } from '#pwa/ui/offline-bar.tsx'
import { CameraDialog } from '#pwa/photos/camera-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { type Consented, ConsentScreen } from './consent-screen.tsx'
import { focusNext, OnboardingBar, ONBOARDING_FORM_ID } from './onboarding-bar.tsx'
import { OnboardingHead } from './onboarding-head.tsx'
import { OnboardingSkeleton } from './onboarding-skeleton.tsx'
import type { ServerHoldings } from './sending/draft-keeper.ts'
import { isClosed } from './sending/order-api.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { refreshOrders } from './orders-query.ts'
import { type Suggestion, suggestionFor } from '#pwa/photos/review-words.ts'
import { sendsWhenClosed } from '#pwa/platform/background-sync.ts'
import { GalleryReview, isDoubtful } from './gallery-review.tsx'
import { PhotosStep } from './photos-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { RoomNotice } from './room-notice.tsx'
import { FAILED_TITLE, SENT_TEXT, SENT_TITLE } from './sent-words.ts'
import { asStep, fieldOf, formErrors, furthestStep, missingSlots, profileErrors, stepOfField } from './step-rules.ts'
import type { Step } from './step-rules.ts'
import { useDraft } from './use-draft.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useHairUnseen } from './use-hair-unseen.ts'
import { useLeave } from './use-leave.ts'
import { useOrderOutbox, useReady } from './sending/use-order-outbox.ts'
import './onboarding.css'

const LIVE = ['photo', 'order', 'all'] as const

// The pen and its people weigh more than the rest of the form: they come while the photos are taken. Each of the two steps that draw
// comes as a whole, so that nothing in it moves away from under a finger.
const loadObserved = () => import('./observed-step.tsx')
const ObservedStep = lazy(() => loadObserved().then(({ ObservedStep: step }) => ({ default: step })))
const loadSend = () => import('./send-step.tsx')
const SendStep = lazy(loadSend)

const HEADINGS: Readonly<Record<Step, string>> = {
  1: 'Conte um pouco de\u00a0você',
  2: 'Quatro fotos',
  3: 'Confira e envie',
}

async function adopt(outbox: OrderOutbox, { photos, consent }: ServerHoldings, askedAt: number): Promise<void> {
  await outbox.adoptConsent(consent, askedAt)
  await outbox.adopt(photos, askedAt)
}

/** The three steps of one order. Everything typed or taken is safe the moment it is there; this decides what shows. */
export function OnboardingForm({ user, orderId }: { user: User; orderId: string }) {
  const client = useQueryClient()
  const outbox = useOrderOutbox(user.id, orderId)
  const isReady = useReady(outbox)
  const draft = useDraft({
    userId: user.id,
    orderId,
    fullName: user.fullName,
    onHoldings: (holdings, askedAt) => void adopt(outbox, holdings, askedAt),
    onRefused: (problem) => void (isClosed(problem) ? refreshOrders(client) : askWhoIsHere(client)),
  })
  // Before a photo needs it: the network may be gone by then.
  useEffect(() => void loadPhotoEncoder().catch(() => undefined), [])
  const [errors, setErrors] = useState<FieldMessages>({})
  const [camera, setCamera] = useState<PhotoSlot | null>(null)
  const [reviewed, setReviewed] = useState<PhotoSlot | null>(null)
  const [helped, setHelped] = useState<PhotoSlot | null>(null)
  const [reviews, setReviews] = useState(false)
  const [asked, setAsked] = useState<{ opens: Consented; go: () => void } | null>(null)
  const leave = useLeave()
  const inFront = useInFront()
  const body = useRef<HTMLDivElement>(null)
  const { focusField, focusHeading } = useFieldFocus(body)
  useTitle('Formulário da análise', inFront)

  const missing = missingSlots((slot) => !['empty', 'refused'].includes(outbox.photos.view(slot).state))
  const isPreparing = PHOTO_SLOTS.some((slot) => outbox.photos.intake(slot).state !== 'none')
  const toTake = missing.filter((slot) => outbox.photos.intake(slot).state === 'none')
  const submission = outbox.form.view()
  const isLocked = submission.state === 'waiting' || submission.state === 'sending'
  const hasConsent = outbox.records.consent.view().state !== 'none'
  const furthest = furthestStep(draft.formData, missing, hasConsent || isLocked)
  const step = asStep(Math.min(draft.step, furthest))

  const cure = (fields: readonly string[]) =>
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field))))
  const edit = (change: DraftFormData) => {
    draft.edit(change)
    cure(Object.keys(change))
  }
  const holding = (slot: PhotoSlot) => {
    if (outbox.photos.intake(slot).state !== 'none') return 'busy'
    return outbox.photos.view(slot).state === 'empty' ? 'empty' : 'filled'
  }
  const suggest = (slot: PhotoSlot, doubts: readonly SeenDoubt[]) => suggestionFor(slot, doubts, holding)
  const takePhoto = async (
    slot: PhotoSlot,
    photo: Blob,
    doubts: readonly SeenDoubt[] | undefined,
    suggestion: Suggestion | null,
  ) => {
    cure([slot, suggestion?.to ?? slot])
    if (suggestion?.kind === 'move') return outbox.photos.take(suggestion.to, photo, doubtsElsewhere(doubts ?? []))
    const isThere = await outbox.photos.take(slot, photo, doubts)
    if (isThere && suggestion) await outbox.photos.move(slot, suggestion.to)
    return isThere
  }
  const takeFile = async (slot: PhotoSlot, file: File) => {
    setReviewed(null)
    // It is stored and on its way before anybody is asked about it.
    if ((await takePhoto(slot, file, undefined, null)) && isDoubtful(outbox.photos.view(slot))) setReviewed(slot)
  }
  const goTo = (to: Step) => {
    draft.goTo(to)
    focusHeading()
  }
  const isThere = !draft.isOpening && isReady
  useBackStep(isThere && !isLocked && step >= 2, () => goTo(1))
  useBackStep(isThere && !isLocked && step >= 3, () => goTo(2))
  const seen = outbox.records.observed.view()
  // Not while the camera needs the finder for its next frame.
  const isHairUnseen = useHairUnseen(outbox, step >= 2 && hasConsent && !isLocked && camera === null)
  const isAsked = step === 3 && !isLocked && (reviews || !seen.isDone)
  useBackStep(isThere && isAsked && seen.isDone, () => setReviews(false))
  useEffect(() => {
    if (step < 2) return
    void loadObserved().catch(() => undefined)
    void loadSend().catch(() => undefined)
  }, [step])
  const leaveObserved = (values: ObservedValues) => {
    setReviews(false)
    void outbox.records.observed.finish(values)
    focusHeading()
  }
  const showErrors = (messages: FieldMessages) => {
    setErrors(messages)
    const fields = Object.keys(messages)
    const first = [...fields].sort((a, b) => stepOfField(a) - stepOfField(b))[0]
    if (!first) return
    if (stepOfField(first) !== step) draft.goTo(stepOfField(first))
    focusField(first)
  }
  const whenAgreed = (opens: Consented, go: () => void) => {
    if (hasConsent) go()
    else setAsked({ opens, go })
  }
  const agree = (version: BiometricsVersion) => {
    if (!asked) return
    const { opens, go } = asked
    // In one drawing, and still of this press: a browser opens its gallery for nothing else, and the camera takes the place of
    // this screen without a step of its own in the history. The gallery's button is there only after it.
    flushSync(() => {
      void outbox.records.consent.agree(version)
      setAsked(null)
      if (opens !== 'gallery') go()
    })
    if (opens === 'gallery') go()
  }
  const openCamera = (slot: PhotoSlot) =>
    whenAgreed('camera', () => {
      void allowLevel()
      setCamera(slot)
    })
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (isLocked) return
    if (step === 2) {
      if (toTake[0]) openCamera(toTake[0])
      else if (missing.length === 0 && !isPreparing) whenAgreed('photos', () => goTo(3))
      return
    }
    const found =
      step === 1
        ? profileErrors(draft.formData)
        : formErrors({ ...draft.formData, ...outbox.records.consent.agreement() })
    if (Object.keys(found).length > 0) showErrors(found)
    else if (step === 1) goTo(2)
    else if (!isPreparing) void outbox.form.submit(draft.formData)
  }

  /** What the server says of photos and consent is what counts: it may lack one, or hold one from another device. */
  const recountPhotos = useCallback(async () => {
    const askedAt = Date.now()
    const answer = await call(onboardingApi.draft, { params: { orderId } }).catch(() => null)
    if (answer) await adopt(outbox, answer, askedAt)
  }, [orderId, outbox])
  useOnLive(
    LIVE,
    useCallback(
      (message) => {
        if ('orderId' in message && message.orderId !== orderId) return
        if (message.type === 'photo' && outbox.photos.knows(message)) return
        void recountPhotos()
      },
      [orderId, outbox, recountPhotos],
    ),
  )

  const onDelivered = useEffectEvent(() => {
    draft.close()
    showToast(SENT_TITLE, SENT_TEXT)
    if (inFront) leave()
    void refreshOrders(client)
  })
  const onRefused = useEffectEvent((problem: Problem) => {
    showToast(FAILED_TITLE, problem.text, 'danger')
    void outbox.form.withdraw()
    const fields = Object.entries(problem.fields).map(([path, message]) => [fieldOf(path), message])
    if (fields.length > 0) showErrors(Object.fromEntries(fields))
    else if (problem.code.startsWith('photo')) goTo(2)
    if (problem.code.startsWith('photo') || problem.code.startsWith('consent')) void recountPhotos()
    if (!isClosed(problem)) return
    // Nothing to go on with here; the answers stay on the device. An order that ended has a screen of its own.
    if (inFront && problem.code !== 'order-ended') leave()
    void refreshOrders(client)
  })
  useEffect(() => {
    if (submission.state === 'delivered') onDelivered()
    if (submission.state === 'refused') onRefused(submission.problem ?? new Problem('bug'))
    // The problem belongs to the state: a new refusal always passes through another state first.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submission.state])

  const hasNoSession = outbox.trouble()?.code === 'unauthenticated'
  useEffect(() => {
    // The guard sends the person to sign in and back; everything waits here meanwhile.
    if (hasNoSession) void askWhoIsHere(client)
  }, [hasNoSession, client])

  const lacksConsent = outbox.trouble()?.code === 'consent-missing'
  useEffect(() => {
    // Taken back on another device, or never given: what the server says decides what stays on this one.
    if (lacksConsent) void recountPhotos()
  }, [lacksConsent, recountPhotos])

  if (!isThere) return <OnboardingSkeleton />
  if (isAsked)
    return (
      <Suspense fallback={<OnboardingSkeleton />}>
        <ObservedStep
          userId={user.id}
          orderId={orderId}
          formData={draft.formData}
          record={seen.record}
          emptied={seen.emptied}
          isHairUnseen={isHairUnseen}
          onSay={(values) => void outbox.records.observed.say(values)}
          onDone={leaveObserved}
          onSkip={() => leaveObserved({})}
        />
      </Suspense>
    )
  return (
    <>
      <OnboardingHead step={step} place={draft.place} onLeave={leave} />
      <OfflineBar>
        {sendsWhenClosed()
          ? 'Sem internet agora. O que faltar sobe sozinho quando ela voltar.'
          : 'Sem internet agora. Quando ela voltar, deixe esta página aberta: o que faltar sobe na hora.'}
      </OfflineBar>
      <RoomNotice
        trouble={outbox.storeTrouble()}
        isOnlyInPage={draft.place === 'page' || outbox.isOnlyInPage()}
        stage={missing.length}
      />
      <IonContent>
        <div className="onboarding-body" ref={body}>
          <h1 className="t-h1" tabIndex={-1} data-step={step}>
            {HEADINGS[step]}
          </h1>
          <form id={ONBOARDING_FORM_ID} noValidate onSubmit={next}>
            {step === 1 && <ProfileStep formData={draft.formData} errors={errors} edit={edit} />}
            {step === 2 && (
              <PhotosStep
                orderId={orderId}
                missing={missing}
                outbox={outbox}
                errors={errors}
                onCamera={openCamera}
                onFile={(slot, file) => void takeFile(slot, file)}
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
                  onLook={() => setReviews(true)}
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
        missing={missing}
        isPreparing={isPreparing}
        toTake={toTake}
        onPrevious={() => goTo(asStep(step - 1))}
        onLeave={leave}
      />
      {asked && <ConsentScreen opens={asked.opens} onAgree={agree} onClose={() => setAsked(null)} />}
      {reviewed && step === 2 && !camera && (
        <GalleryReview
          slot={reviewed}
          outbox={outbox}
          suggest={suggest}
          onFile={(file) => void takeFile(reviewed, file)}
          onClose={() => setReviewed(null)}
        />
      )}
      {camera && (
        <CameraDialog
          slot={camera}
          suggest={suggest}
          onPhoto={(slot, photo, doubts, suggestion) => {
            void takePhoto(slot, photo, doubts, suggestion)
            const taken = suggestion?.kind === 'move' ? suggestion.to : slot
            const left = toTake.filter((one) => one !== taken)
            // One after another while slots are empty; a single replaced photo goes back to where it was asked for.
            setCamera((missing.includes(slot) && (left.includes(slot) ? slot : left[0])) || null)
          }}
          onAsk={
            missing.includes(camera)
              ? (slot) => {
                  setCamera(null)
                  setHelped(slot)
                }
              : undefined
          }
          onClose={() => setCamera(null)}
          onFocusLost={focusNext}
        />
      )}
      {helped && <AskDialog orderId={orderId} outbox={outbox} missing={[helped]} onClose={() => setHelped(null)} />}
    </>
  )
}
