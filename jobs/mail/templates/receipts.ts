import { RECEIPT_FILES } from '#contract/privacy.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, smallPrint } from './layout.ts'

/** The account's last mail. */
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
    files: [{ name: RECEIPT_FILES.erasure, text: receipt }],
  }
}

/** After consent to use the face is revoked. */
export function revocationReceiptMail({
  name,
  receipt,
  privacy,
}: {
  name: string | null
  receipt: string
  privacy: string
}): WrittenMail {
  const subject = 'Autorização retirada: o recibo'
  const title = 'Autorização retirada.'
  const opening = `${name ? `${name}, o` : 'O'} que tínhamos do seu rosto neste pedido foi apagado. O recibo vai anexado: ele diz o que era, quando foi e o que fica. Se um dia precisar provar, mande o arquivo inteiro, sem mudar nada, e nós o conferimos.`
  const back = 'Se mudar de ideia, é você quem autoriza de novo, no pedido, com outras fotos.'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: 'O que foi apagado, quando, e o que fica.',
      body: [heading(title), paragraph(opening), paragraph(back), button('Abrir Privacidade', privacy)],
      reason: 'Você recebeu este e-mail porque retirou, em Privacidade, uma autorização que tinha dado.',
    }),
    text: [title, '', opening, back, '', receipt, `Abrir Privacidade: ${privacy}`].join('\n'),
    files: [{ name: RECEIPT_FILES.revocation, text: receipt }],
  }
}
