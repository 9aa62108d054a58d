/** The last page: what we promise, and where to write. */
import { BRAND } from '#contract/brand.ts'
import { textOpener } from '../blocks/opener.ts'
import { sectionBlock } from '../blocks/section.ts'
import { TOP } from '../grid.ts'
import type { Press } from '../press.ts'
import { Sheet, tagged } from '../sheet.ts'

export function contactSheet(press: Press): Sheet {
  const { setting, contact, orderNumber } = press
  const sheet = new Sheet({
    owner: press.owner,
    head: 'Garantia e contato',
    anchors: [{ name: 'contato', title: 'Garantia e contato', y: 0 }],
  })
  const sect = tagged('Sect', null, { title: 'Garantia e contato' })
  const blocks = [
    textOpener(
      setting,
      sect,
      'Se algo não soar como você',
      'Escreva. Um relatório sobre um rosto só está pronto quando a pessoa se reconhece nele.',
    ),
    sectionBlock(setting, sect, {
      heading: 'O que prometemos',
      paragraphs: [
        `Este documento foi escrito para o pedido ${orderNumber} e para mais ninguém. Se uma medida parecer errada, marque os pontos de novo no aplicativo ou peça que a nossa equipe os confira: refazemos o relatório sem custo.`,
        'Se o problema for maior, vale a garantia da sua compra. Basta responder ao e-mail de acesso dentro do prazo que está nele.',
      ],
    }),
    sectionBlock(setting, sect, {
      heading: 'Onde falar com a gente',
      paragraphs: [
        `Por e-mail, em ${contact.email}; pelo WhatsApp, em ${phone(BRAND.whatsapp)}. Atendemos de ${lowerFirst(BRAND.supportHours)}. Diga o número do pedido e o da página: a resposta vem mais rápido.`,
      ],
    }),
    sectionBlock(setting, sect, {
      heading: 'As suas fotos',
      paragraphs: [
        'As fotos que você enviou são apagadas trinta dias depois do envio, e este relatório sai do ar após um ano: guarde uma cópia. Em Privacidade, no aplicativo, você pode adiantar tudo isso, levar os seus dados ou retirar o consentimento.',
      ],
    }),
  ]
  let y = TOP
  for (const [index, block] of blocks.entries()) {
    y += index === 0 ? 0 : block.above + 6
    block.place(sheet, y)
    y += block.height
  }
  return sheet
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function phone(digits: string): string {
  const [, area, first, last] = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits) ?? []
  return area && first && last ? `(${area}) ${first}-${last}` : `+${digits}`
}
