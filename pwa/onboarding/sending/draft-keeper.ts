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

/** For a server that answers badly; a network that comes back is noticed at once. */
const RETRY_MS = 30_000

/** Where the newest edit is; 'page' is memory only. */
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
  /** Hears other tabs' edits. @returns what ends it */
  listen: () => () => void
  /** Without waiting: the screen closes or the network is back. */
  save: () => Promise<void>
  /** After sending: no late autosave may bring the draft back. */
  close: () => void
}

/** What the server's draft holds beside the answers. */
export interface ServerHoldings {
  readonly photos: readonly PhotoReceipt[]
  readonly consent: FaceConsent | null
}

/** Replaced by a stand-in in tests. */
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
  /** Called with what the server holds and when it was asked. */
  onHoldings: (holdings: ServerHoldings, askedAt: number) => void
  /** The server takes no more of this draft: sent, refunded, or no session. */
  onRefused?: (problem: Problem) => void
}

/**
 * Keeps the form being filled: on the device at once, on the server three seconds after the last edit or when the step changes. Tabs and
 * devices merge answer by answer, the newest edit wins.
 */
export function keepDraft({ orderId, store, wire, fullName, onHoldings, onRefused }: KeeperOptions): DraftKeeper {
  const key = draftKey(orderId)
  const listeners = new Set<() => void>()
  let draft = emptyDraft(fullName)
  let isOpening = true
  let isSaving = false
  /** Once opened, no other tab moves this one to its step. */
  let isOpened = false
  let isOnDevice = true
  let isClosed = false
  let isRefused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let tabs: BroadcastChannel | null = null
  /** The server's clock minus this device's. */
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
  /** Tabs converge: the one that holds more writes. */
  const hear = async () => {
    const theirs = await store.read(key, LocalDraft)
    if (!theirs || isClosed) return
    const joined = isOpened ? joinTab(draft, theirs) : { ...joinTab(draft, theirs), currentStep: theirs.currentStep }
    if (sameDraft({ ...joined, currentStep: theirs.currentStep }, theirs)) {
      draft = joined
      changed()
    } else hold(joined)
    // The other tab saves first, unless it is closed.
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
    // No error is shown: the device has it, and the next edit or network retries.
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
      const server = await wire.read().catch(() => null)
      isOpened = true
      if (isClosed) return
      // Before the first render, so that consent already given is not asked for.
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
