/** The code on a printed salon card: it opens the card alone, as long as its report lives. */
import { hashToken } from '../auth/secrets.ts'
import type { Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { signText } from '../platform/signing.ts'

/** Known before the report is published, so that it can be drawn on it; it opens nothing until then. */
export const printedCardToken = (pdfId: string) => signText(`printed-salon-card:${pdfId}`)

export const printedCardAddress = (pdfId: string) => `${env.appUrl}/cartao/${printedCardToken(pdfId)}`

/** In the transaction that publishes the report. Codes of earlier prints go on: they show the card of today. */
export async function openPrintedCard(
  tx: Tx,
  { pdfId, orderId, expiresAt }: { readonly pdfId: string; readonly orderId: string; readonly expiresAt: Date },
): Promise<void> {
  const tokenHash = hashToken(printedCardToken(pdfId))
  await tx.salonCardLink.create({ data: { orderId, tokenHash, expiresAt, printed: true } })
}
