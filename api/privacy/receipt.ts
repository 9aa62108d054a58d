import { randomUUID } from 'node:crypto'
import { BRAND } from '#contract/brand.ts'
import { formatDayTime, shortId } from '#contract/format.ts'
import { ACCESS_LIFE_MONTHS } from '#contract/offer.ts'
import type { Tx } from '../platform/db.ts'
import { isSignedLasting, signLasting } from '../platform/lasting-signature.ts'

/** What one order held just before it was erased. */
interface Held {
  readonly orderId: string
  readonly photos: number
  readonly hasFace: boolean
  readonly hasForm: boolean
  readonly hasReport: boolean
}

/** Counts what the orders of a person hold, for the receipt. */
export async function readHeld(tx: Tx, userId: string): Promise<Held[]> {
  const orders = await tx.order.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      form: { select: { id: true } },
      draft: { select: { orderId: true } },
      _count: {
        select: {
          photos: { where: { purgedAt: null } },
          markings: true,
          sideMarkings: true,
          observed: true,
          analyses: true,
        },
      },
      pdfs: { where: { purgedAt: null }, select: { id: true }, take: 1 },
    },
  })
  return orders.map(({ id, form, draft, pdfs, _count: { photos, ...read } }) => ({
    orderId: id,
    photos,
    hasFace: Object.values(read).some((count) => count > 0),
    hasForm: form !== null || draft !== null,
    hasReport: pdfs.length > 0,
  }))
}

const SIGNATURE = 'Assinatura: '
const PURPOSE = 'receipt of an erasure\n'

/**
 * A text that says what was erased when, and what stays, with a signature of the house as its last line. It names nobody: of the
 * person only the numbers of their orders, by which they know that it is theirs.
 */
export async function writeReceipt(orders: readonly Held[], at: Date): Promise<string> {
  const text = [
    'RECIBO DE APAGAMENTO',
    BRAND.name,
    '',
    `Número: ${randomUUID()}`,
    `Apagado em: ${formatDayTime(at)} (horário de São Paulo)`,
    'Pedido por: quem tinha a conta, com o código mandado ao e-mail dela',
    '',
    'O que foi apagado:',
    '- a conta: nome, e-mail, telefone, avisos, aparelhos conhecidos e o registro dos e-mails',
    '- o teste gratuito e as mensagens de contato com o mesmo e-mail',
    ...orders.map((order) => `- pedido ${shortId(order.orderId)}: ${heldWords(order)}`),
    ...(orders.length === 0
      ? []
      : [
          '',
          'As chaves que abriam fotos, medidas, formulários e relatórios foram destruídas no mesmo momento. Os arquivos saem do',
          'armazenamento em seguida; sem as chaves, nenhum deles abre mais, nem nas cópias de segurança.',
        ]),
    '',
    'O que fica, sem o seu nome:',
    '- número, valor, datas e situação dos pedidos, que a lei manda guardar',
    '- o que foi autorizado e retirado, com a data, como prova',
    `- registros de acesso por até ${ACCESS_LIFE_MONTHS} meses (Marco Civil da Internet, art. 15)`,
    '- um código que nos impede de escrever de novo para você e não revela o endereço',
    '',
    `Para conferir este recibo, mande o arquivo inteiro a ${BRAND.privacyEmail}.`,
  ].join('\n')
  return `${text}\n${SIGNATURE}${await signLasting(PURPOSE + signedPart(text))}\n`
}

function heldWords({ photos, hasFace, hasForm, hasReport }: Held): string {
  const parts = [
    photos > 0 && (photos === 1 ? '1 foto' : `${photos} fotos`),
    hasFace && 'medidas do rosto e o que se vê nele',
    hasForm && 'respostas do formulário',
    hasReport && 'relatório em PDF',
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : 'nada mais havia além do registro da compra'
}

/** Mail and editors change the ends of lines; nothing is said by them. */
const signedPart = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

/** Is this a receipt of ours, word for word? */
export async function isReceipt(file: string): Promise<boolean> {
  const at = file.lastIndexOf(SIGNATURE)
  if (at < 0) return false
  return isSignedLasting(PURPOSE + signedPart(file.slice(0, at)), file.slice(at + SIGNATURE.length).trim())
}
