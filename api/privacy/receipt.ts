import { randomUUID } from 'node:crypto'
import { BRAND } from '#contract/brand.ts'
import { formatDayTime, shortId } from '#contract/format.ts'
import { ACCESS_LIFE_MONTHS } from '#contract/offer.ts'
import type { Tx } from '../platform/db.ts'
import { isSignedLasting, signLasting } from '../platform/lasting-signature.ts'

/** One order's data before erasure. */
interface StoredData {
  readonly orderId: string
  readonly photos: number
  readonly hasFace: boolean
  readonly hasForm: boolean
  readonly hasReport: boolean
}

export async function listStoredData(
  tx: Tx,
  where: { readonly userId: string; readonly id?: string },
): Promise<StoredData[]> {
  const orders = await tx.order.findMany({
    where,
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

/** Opening words and signature purpose of each kind, so that none passes for another. */
const KINDS = {
  erasure: { title: 'RECIBO DE APAGAMENTO', purpose: 'receipt of an erasure\n' },
  revocation: { title: 'RECIBO DE RETIRADA DE AUTORIZAÇÃO', purpose: 'receipt of a revocation\n' },
} as const
type ReceiptKind = keyof typeof KINDS

const FILES_FOLLOW = [
  'Os arquivos saem do armazenamento em seguida; sem as chaves, nenhum deles abre mais, nem nas cópias de segurança.',
]

/** Signed in its last line. Identifies the person only by order numbers. */
export const writeErasureReceipt = (orders: readonly StoredData[], at: Date): Promise<string> =>
  sign('erasure', [
    `Apagado em: ${momentOf(at)}`,
    'Pedido por: quem tinha a conta, com o código mandado ao e-mail dela',
    '',
    'O que foi apagado:',
    '- a conta: nome, e-mail, telefone, avisos, aparelhos conhecidos e o registro dos e-mails',
    '- o teste gratuito e as mensagens de contato com o mesmo e-mail',
    ...orders.map(
      (order) =>
        `- pedido ${shortId(order.orderId)}: ${heldWords(order) ?? 'nada mais havia além do registro da compra'}`,
    ),
    ...(orders.length === 0
      ? []
      : [
          '',
          'As chaves que abriam fotos, medidas, formulários e guias foram destruídas no mesmo momento.',
          ...FILES_FOLLOW,
        ]),
    '',
    'O que fica, sem o seu nome:',
    '- número, valor, datas e situação dos pedidos, que a lei manda guardar',
    '- o que foi autorizado e retirado, com a data, como prova',
    `- registros de acesso por até ${ACCESS_LIFE_MONTHS} meses (Marco Civil da Internet, art. 15)`,
    '- um código que nos impede de escrever de novo para você e não revela o endereço',
  ])

/** When, what was erased, and what remains. */
export const writeRevocationReceipt = (held: StoredData, at: Date): Promise<string> =>
  sign('revocation', [
    `Autorização retirada em: ${momentOf(at)}`,
    'Retirada por: quem tem a conta, em Privacidade',
    `Autorização: análise da forma do rosto nas fotos do pedido ${shortId(held.orderId)}`,
    '',
    'O que foi apagado:',
    `- ${heldWords({ ...held, hasForm: false }) ?? 'nenhuma foto e nenhuma medida havia ainda'}`,
    '',
    'As chaves que abriam as fotos, as medidas e o guia deste pedido foram destruídas no mesmo momento.',
    ...FILES_FOLLOW,
    '',
    'O que fica:',
    `- a conta e o pedido${held.hasForm ? ', com as respostas do formulário' : ''}`,
    '- o que foi autorizado e retirado, com a data, como prova',
  ])

const momentOf = (at: Date) => `${formatDayTime(at)} (horário de São Paulo)`

async function sign(kind: ReceiptKind, says: readonly string[]): Promise<string> {
  const { title, purpose } = KINDS[kind]
  const text = [
    title,
    BRAND.name,
    '',
    `Número: ${randomUUID()}`,
    ...says,
    '',
    `Para conferir este recibo, mande o arquivo inteiro a ${BRAND.privacyEmail}.`,
  ].join('\n')
  return `${text}\n${SIGNATURE}${await signLasting(purpose + signedPart(text))}\n`
}

function heldWords({ photos, hasFace, hasForm, hasReport }: StoredData): string | null {
  const parts = [
    photos > 0 && (photos === 1 ? '1 foto' : `${photos} fotos`),
    hasFace && 'medidas do rosto e o que se vê nele',
    hasForm && 'respostas do formulário',
    hasReport && 'guia em PDF',
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : null
}

/** Mails and editors change line endings. */
const signedPart = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

/** Null unless it is ours, word for word. */
export async function readReceipt(file: string): Promise<ReceiptKind | null> {
  const at = file.lastIndexOf(SIGNATURE)
  if (at < 0) return null
  const text = signedPart(file.slice(0, at))
  const kind = text.startsWith(KINDS.revocation.title) ? 'revocation' : 'erasure'
  const isOurs = await isSignedLasting(KINDS[kind].purpose + text, file.slice(at + SIGNATURE.length).trim())
  return isOurs ? kind : null
}
