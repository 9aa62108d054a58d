import users from '@phosphor-icons/core/assets/regular/users.svg?raw'
import { useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { AskDialog } from './ask-dialog.tsx'
import type { Consented } from './consent-screen.tsx'
import type { OrderOutbox } from './sending/order-outbox.ts'
import './onboarding.css'

interface AskSomebodyProps {
  orderId: string
  outbox: OrderOutbox
  missing: readonly PhotoSlot[]
  whenAgreed: (opens: Consented, go: () => void) => void
}

/** A person nearby takes a photo with their own phone. */
export function AskSomebody({ orderId, outbox, missing, whenAgreed }: AskSomebodyProps) {
  const [isOpen, setOpen] = useState(false)
  // An open dialog stays, to show the last photo arrive.
  if (missing.length === 0 && !isOpen) return null
  return (
    <>
      <button
        type="button"
        className="ask-somebody row gap-14 mt-28 rule-top rule-bottom t-left"
        onClick={() => whenAgreed('helper', () => setOpen(true))}
      >
        <Icon svg={users} size={24} />
        <span>
          <strong className="t-strong t-body t-action">Pedir para alguém tirar</strong>
          <span>A pessoa usa o celular dela, e a foto aparece aqui.</span>
        </span>
      </button>
      {isOpen && <AskDialog orderId={orderId} outbox={outbox} missing={missing} onClose={() => setOpen(false)} />}
    </>
  )
}
