import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type FieldMessages, Problem } from '#contract/problem.ts'
import { askWhoIsHere } from '#pwa/auth/use-viewer.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { refreshOrders } from './sending/orders-query.ts'
import { isClosed } from './sending/order-api.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { FAILED_TITLE, SENT_TEXT, SENT_TITLE } from './sending/sent-words.ts'
import { fieldOf } from './step-rules.ts'

interface Options {
  outbox: OrderOutbox
  closeDraft: () => void
  leave: () => void
  goToPhotos: () => void
  showErrors: (messages: FieldMessages) => void
  askHoldings: () => Promise<void>
}

/** What follows when a pressed form has arrived, was refused, or met a session that ended. */
export function useFormOutcome({ outbox, closeDraft, leave, goToPhotos, showErrors, askHoldings }: Options): void {
  const client = useQueryClient()
  const inFront = useInFront()
  const { state, problem } = outbox.form.view()
  const onDelivered = useEffectEvent(() => {
    closeDraft()
    showToast(SENT_TITLE, SENT_TEXT)
    if (inFront) leave()
    void refreshOrders(client)
  })
  const onRefused = useEffectEvent(() => {
    const { code, text, fields } = problem ?? new Problem('bug')
    showToast(FAILED_TITLE, text, 'danger')
    void outbox.form.withdraw()
    const messages = Object.entries(fields).map(([path, message]) => [fieldOf(path), message])
    if (messages.length > 0) showErrors(Object.fromEntries(messages))
    else if (code.startsWith('photo')) goToPhotos()
    if (code.startsWith('photo') || code.startsWith('consent')) void askHoldings()
    if (!isClosed({ code })) return
    // Nothing to go on with here; the answers stay on the device. An order that ended has a screen of its own.
    if (inFront && code !== 'order-ended') leave()
    void refreshOrders(client)
  })
  useEffect(() => {
    if (state === 'delivered') onDelivered()
    // A new refusal always passes through another state first.
    if (state === 'refused') onRefused()
  }, [state])

  const hasNoSession = outbox.trouble()?.code === 'unauthenticated'
  useEffect(() => {
    // The guard sends the person to sign in and back; everything waits here meanwhile.
    if (hasNoSession) void askWhoIsHere(client)
  }, [hasNoSession, client])
}
