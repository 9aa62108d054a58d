/** The printed card's code opens only the card, as long as the report exists. */
import { hashToken } from '../auth/secrets.ts'
import type { Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { signText } from '../platform/signing.ts'

/** Computable before publication, to print it; inactive until then. */
export const printedCardToken = (pdfId: string) => signText(`printed-salon-card:${pdfId}`)

export const printedCardAddress = (pdfId: string) => `${env.appUrl}/cartao/${printedCardToken(pdfId)}`

/** With the report's publication. Earlier prints show today's card. */
export async function openPrintedCard(
  tx: Tx,
  { pdfId, orderId, expiresAt }: { readonly pdfId: string; readonly orderId: string; readonly expiresAt: Date },
): Promise<void> {
  const tokenHash = hashToken(printedCardToken(pdfId))
  await tx.salonCardLink.create({ data: { orderId, tokenHash, expiresAt, printed: true } })
}
