import { RECEIPT_FILE } from '#contract/privacy.ts'
import type { WrittenMail } from '../transport.ts'
import { heading, mailHtml, paragraph, smallPrint } from './layout.ts'

/** The last mail of all: what was erased, with the signed receipt. */
export function erasureReceiptMail({ receipt }: { receipt: string }): WrittenMail {
  const subject = 'A sua conta foi apagada: o recibo'
  const title = 'A sua conta foi apagada.'
  const opening =
    'O recibo vai anexado: ele diz o que foi apagado, quando, e o que a lei nos manda guardar. Se um dia precisar provar, mande o arquivo inteiro, sem mudar nada, e nós o conferimos.'
  const last =
    'Esta é a última mensagem que mandamos. O seu endereço estava guardado só para ela, e some do nosso registro depois que ela sai.'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: 'O que foi apagado, quando, e o que fica.',
      body: [heading(title), paragraph(opening), smallPrint(last)],
      reason: 'Você recebeu este e-mail porque a conta deste endereço na Rosto Ideal foi apagada.',
    }),
    text: [title, '', opening, '', receipt, last].join('\n'),
    files: [{ name: RECEIPT_FILE, text: receipt }],
  }
}
