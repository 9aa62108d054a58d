import { isMailKind, mailKinds } from '#contract/mail.ts'
import { Problem } from '#contract/problem.ts'
import { sendAccess, type SentAccess } from '../auth/address.ts'
import { lockPerson } from '../auth/users.ts'
import { isJustResent, queueMail } from '../mail/outgoing.ts'
import { hasBounced, isSuppressed } from '../mail/suppression.ts'
import type { Actor } from '../orders/order-status.ts'
import { isOutdated } from '../orders/outdated-mail.ts'
import { db, transact } from '../platform/db.ts'
import { journal } from './journal.ts'
import type { Edited } from './users.ts'

export interface Resent extends SentAccess {
  /** Recorded but not sent: the recipient unsubscribed. */
  readonly isSuppressed: boolean
}

/**
 * Sends anew to the person's current address, as a new row.
 * @throws Problem not-found, code-not-resent, no-pending-order, changed-meanwhile (what the mail says is no longer true)
 */
export async function resendMail(id: string, actor: Actor): Promise<Resent> {
  await refuseOutdated(id)
  return transact(async (tx) => {
    const mail = await tx.outgoingMail.findUnique({ where: { id } })
    if (!mail || !isMailKind(mail.kind)) throw new Problem('not-found')
    const { kind, userId, orderId, leadId } = mail
    if (kind === 'sign-in' || kind === 'erase-code') throw new Problem('code-not-resent')
    await journal(tx, actor, { action: 'mail.resent', subject: 'mail', subjectId: id, to: { kind } })
    if (kind === 'access' && userId) return { ...(await sendAccess(tx, userId, { orderId })), isSuppressed: false }
    const to = userId ? (await lockPerson(tx, userId)).email : mail.toEmail
    const isUnderWay = await isJustResent(tx, { kind, to, userId })
    if (!isUnderWay)
      await queueMail(tx, { kind, to, userId, orderId, leadId, data: mailKinds[kind].data.parse(mail.data) })
    return {
      to,
      isUnderWay,
      hasBounced: await hasBounced(to, tx),
      isSuppressed: mailKinds[kind].marketing && (await isSuppressed(to, tx)),
    }
  })
}

/** Access belongs to the current open order. */
async function refuseOutdated(id: string): Promise<void> {
  const mail = await db.outgoingMail.findUnique({ where: { id }, select: { kind: true, orderId: true } })
  if (mail && mail.kind !== 'access' && (await isOutdated(mail)))
    throw new Problem('changed-meanwhile', {
      text: 'O pedido mudou desde este e-mail, e o que ele diz não vale mais. Nada foi enviado.',
    })
}

const BOUNCED = 'Este endereço recusou o nosso último e-mail: confira com a pessoa se está certo.'

const underWay = (what: string, to: string) =>
  `${what} já foi para ${to} há menos de um minuto. Nada foi enviado de novo.`

export const accessWords = ({ to, hasBounced: isDoubtful, isUnderWay }: SentAccess): string =>
  isUnderWay
    ? underWay('O acesso', to)
    : `O acesso vai para ${to}, e os links anteriores não abrem mais.${isDoubtful ? ` ${BOUNCED}` : ''}`

export function resentWords({ to, hasBounced: isDoubtful, isSuppressed: isUnwanted, isUnderWay }: Resent): string {
  if (isUnwanted)
    return isDoubtful
      ? `Nada foi enviado: ${to} recusou o nosso último e-mail. Corrija o endereço em Usuários.`
      : `Nada foi enviado: quem usa ${to} pediu para não receber este tipo de e-mail.`
  if (isUnderWay) return underWay('Este e-mail', to)
  return `O e-mail vai para ${to}.${isDoubtful ? ` ${BOUNCED}` : ''}`
}

export const editedWords = ({ access, hadContent }: Edited): string =>
  [
    'Usuário atualizado.',
    ...(hadContent
      ? ['Já havia respostas ou fotos neste cadastro antes da troca: confirme com a pessoa que são dela.']
      : []),
    ...(access ? [accessWords(access)] : []),
  ].join(' ')
