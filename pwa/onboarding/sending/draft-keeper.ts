import {
  AUTOSAVE_MS,
  onboardingApi,
  type DraftFormData,
  type FaceConsent,
  type FieldTimes,
  type PhotoReceipt,
} from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { sameDraft, type TimedDraft } from '#contract/timed-draft.ts'
import { call } from '#pwa/platform/api.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import {
  draftKey,
  editTime,
  emptyDraft,
  joinAnswer,
  joinServer,
  joinTab,
  LocalDraft,
  type ServerDraft,
} from './draft.ts'
import { isClosed as isClosedBy } from './order-api.ts'

/** A server that answers badly while the network is there; a network that comes back is noticed at once. */
const RETRY_MS = 30_000

/** Where the newest edit is: nowhere yet, only in this page's memory, only on this device, on its way, or with the server too. */
export type DraftPlace = 'untouched' | 'page' | 'device' | 'saving' | 'server'

export interface DraftView {
  isOpening: boolean
  formData: DraftFormData
  currentStep: number
  place: DraftPlace
}

export interface DraftKeeper {
  view: () => DraftView
  subscribe: (listener: () => void) => () => void
  open: () => Promise<void>
  edit: (change: DraftFormData) => void
  goTo: (step: number) => void
  /** Hears what other tabs write into the same draft. Returns how to stop. */
  listen: () => () => void
  /** Now, not in three seconds: the screen is going away, or the network came back. */
  save: () => Promise<void>
  /** After sending: the draft must not come back by a late autosave. */
  close: () => void
}

/** What the server's draft says beside the answers. */
export interface ServerHoldings {
  readonly photos: readonly PhotoReceipt[]
  readonly consent: FaceConsent | null
}

/** The two calls a draft makes; tests put a server of their own behind them. */
export interface DraftWire {
  read: () => Promise<ServerDraft & ServerHoldings>
  save: (draft: {
    formData: DraftFormData
    currentStep: number
    editedAt: string
    fieldTimes: FieldTimes
  }) => Promise<TimedDraft & { now: string }>
}

export function draftWire(orderId: string): DraftWire {
  return {
    read: () => call(onboardingApi.draft, { params: { orderId } }),
    save: (draft) => call(onboardingApi.saveDraft, { body: { orderId, ...draft } }),
  }
}

interface KeeperOptions {
  orderId: string
  store: DeviceStore
  wire: DraftWire
  fullName: string | null
  /** The photos and the consent the server said it holds, and when it was asked. */
  onHoldings: (holdings: ServerHoldings, askedAt: number) => void
  /** Told when the server takes no more of this draft: sent already, refunded, or the session is over. */
  onRefused?: (problem: Problem) => void
}

/**
 * The form being filled, safe from everything: written to the device at once, to the server three seconds after the last
 * edit (at once when the step changes). Tabs and devices that fill the same form meet answer by answer, the newest edit winning.
 */
export function keepDraft({ orderId, store, wire, fullName, onHoldings, onRefused }: KeeperOptions): DraftKeeper {
  const key = draftKey(orderId)
  const listeners = new Set<() => void>()
  let draft = emptyDraft(fullName)
  let isOpening = true
  let isSaving = false
  /** The server has answered, or could not be reached: from then on no other tab moves this one to its step. */
  let isOpened = false
  let isOnDevice = true
  let isClosed = false
  let isRefused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let tabs: BroadcastChannel | null = null
  /** How far the server's clock is ahead of this device's, once it has told. */
  let skewMs = 0
  let shown = viewOf()

  function viewOf(): DraftView {
    return {
      isOpening,
      formData: draft.formData,
      currentStep: draft.currentStep,
      place: placeOf(draft, isSaving, isOnDevice),
    }
  }
  const changed = () => {
    shown = viewOf()
    for (const listener of listeners) listener()
  }
  const hold = (next: LocalDraft) => {
    draft = next
    changed()
    if (!next.editedAt) return
    void store.write(key, next).then((onDisk) => {
      tabs?.postMessage('written')
      if (onDisk === isOnDevice) return
      isOnDevice = onDisk
      changed()
    })
  }
  /** Both tabs end with the same answers: whoever holds more writes it, until nobody does. */
  const hear = async () => {
    const theirs = await store.read(key, LocalDraft)
    if (!theirs || isClosed) return
    const joined = isOpened ? joinTab(draft, theirs) : { ...joinTab(draft, theirs), currentStep: theirs.currentStep }
    if (sameDraft({ ...joined, currentStep: theirs.currentStep }, theirs)) {
      draft = joined
      changed()
    } else hold(joined)
    // The other tab saves what it wrote, unless it is closed before.
    if (joined.editedAt !== joined.savedAt) saveIn(2 * AUTOSAVE_MS)
  }
  const learnTime = (now: string) => {
    skewMs = new Date(now).getTime() - Date.now()
  }
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }
  const saveSoon = () => saveIn(AUTOSAVE_MS)
  const save = async () => {
    clearTimeout(timer)
    const sent = draft
    const { formData, currentStep, editedAt, fieldTimes, savedAt } = sent
    if (isClosed || isRefused || isSaving || !editedAt || editedAt === savedAt) return
    isSaving = true
    changed()
    // Never shown as an error: it is safe on the device, which the header says; the next edit or network tries again.
    const answer = await wire.save({ formData, currentStep, editedAt, fieldTimes }).catch((error: unknown) => {
      if (error instanceof Problem && isClosedBy(error)) isRefused = true
      if (error instanceof Problem && (isRefused || error.code === 'unauthenticated')) onRefused?.(error)
      return null
    })
    isSaving = false
    if (answer) learnTime(answer.now)
    if (isClosed) return
    const wasEdited = draft.editedAt !== editedAt
    if (answer) hold(joinAnswer(draft, sent, answer))
    else changed()
    if (wasEdited) saveSoon()
    else if (!answer) saveIn(RETRY_MS)
  }
  const change = (next: { formData?: DraftFormData; currentStep?: number }) => {
    if (isClosed) return
    const editedAt = editTime(Date.now() + skewMs, draft.editedAt)
    const times = Object.fromEntries(Object.keys(next.formData ?? {}).map((field) => [field, editedAt]))
    hold({
      ...draft,
      ...next,
      formData: { ...draft.formData, ...next.formData },
      fieldTimes: { ...draft.fieldTimes, ...times },
      editedAt,
    })
    saveSoon()
  }

  return {
    view: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async open() {
      const kept = await store.read(key, LocalDraft)
      if (kept) {
        draft = draft.editedAt ? joinTab(draft, kept) : kept
        isOpening = false
        changed()
      }
      const askedAt = Date.now()
      // Without a network the device's own draft, or an empty one, is what there is.
      const server = await wire.read().catch(() => null)
      isOpened = true
      if (isClosed) return
      // Before the screen shows: a consent that stands is not asked for, not even for a moment.
      if (server) onHoldings(server, askedAt)
      isOpening = false
      if (!server) return changed()
      learnTime(server.now)
      hold(joinServer(draft, server))
      await save()
    },
    edit: (formData) => change({ formData }),
    goTo(currentStep) {
      change({ currentStep })
      void save()
    },
    listen() {
      if (typeof BroadcastChannel === 'undefined') return () => undefined
      const channel = new BroadcastChannel(`rosto-ideal/${key}`)
      channel.addEventListener('message', () => void hear())
      tabs = channel
      const stopWatching = store.watch(() => {
        isOnDevice = !store.unsaved().includes(key)
        changed()
      })
      return () => {
        stopWatching()
        if (tabs === channel) tabs = null
        channel.close()
      }
    },
    save,
    close() {
      isClosed = true
      clearTimeout(timer)
      void store.erase(key)
    },
  }
}

function placeOf({ editedAt, savedAt }: LocalDraft, isSaving: boolean, isOnDevice: boolean): DraftPlace {
  if (!editedAt) return 'untouched'
  if (isSaving) return 'saving'
  if (editedAt === savedAt) return 'server'
  return isOnDevice ? 'device' : 'page'
}
