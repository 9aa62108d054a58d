/** The last page: promises and contact. */
import { formatPhone } from '#api/platform/phone-number.ts'
import { BRAND } from '#contract/brand.ts'
import { findChapter } from '#visagism/analysis/analysis.ts'
import type { Block } from '../block.ts'
import { textOpener } from '../blocks/opener.ts'
import { sectionBlock } from '../blocks/section.ts'
import { columnAt, span, TOP } from '../grid.ts'
import { INK } from '../ink.ts'
import type { PageContext } from '../page-context.ts'
import { baselineOf, drawRule, drawText, Page, tagged, type Tag } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'

/** For both editions. */
export function contactTexts({ contact, orderNumber }: PageContext) {
  return {
    head: 'Garantia e contato',
    title: 'Se algo não soar como você',
    lead: 'Escreva. Um guia sobre um rosto só está pronto quando a pessoa se reconhece nele.',
    sections: [
      {
        heading: 'O que prometemos',
        paragraphs: [
          `Este documento foi escrito para o pedido ${orderNumber} e para mais ninguém. Se uma medida parecer errada, marque os pontos de novo no aplicativo ou peça que a nossa equipe os confira: refazemos o guia sem custo.`,
          'Se o problema for maior, vale a garantia da sua compra. Basta responder ao e-mail de acesso dentro do prazo que está nele.',
        ],
      },
      {
        heading: 'As suas fotos',
        paragraphs: [
          'As fotos que você enviou são apagadas trinta dias depois do envio, e este guia sai do ar após um ano: guarde uma cópia. Em Privacidade, no aplicativo, você pode adiantar tudo isso, levar os seus dados ou retirar o consentimento.',
        ],
      },
      {
        heading: 'Onde falar com a gente',
        paragraphs: [
          `Atendemos de ${lowerFirst(BRAND.supportHours)}. Diga o número do pedido e o da página: a resposta vem mais rápido.`,
        ],
      },
    ],
    links: [
      { words: contact.email, to: `mailto:${contact.email}?subject=${encodeURIComponent(`Pedido ${orderNumber}`)}` },
      { words: `WhatsApp ${formatPhone(BRAND.whatsapp).replace('+55 ', '')}`, to: `https://wa.me/${BRAND.whatsapp}` },
      { words: 'Abrir o guia no celular', to: contact.reader ?? contact.site },
    ],
  }
}

export function contactSheet(context: PageContext): Page {
  const { setting, analysis } = context
  const { head, title, lead, sections, links } = contactTexts(context)
  const page = new Page({ owner: context.owner, head, anchors: [{ name: 'contato', title: head, y: 0 }] })
  const sect = tagged('Sect', null, { title: head })
  const blocks = [
    textOpener(setting, sect, title, lead),
    // Limits of our knowledge go here: the sources page is full.
    ...[...(findChapter(analysis, 'fontes')?.sections ?? []), ...sections].map((section) =>
      sectionBlock(setting, sect, section),
    ),
    linksBlock(sect, links),
  ]
  let y = TOP
  for (const [index, block] of blocks.entries()) {
    y += index === 0 ? 0 : block.above + 6
    block.place(page, y)
    y += block.height
  }
  return page
}

const ROW = 26

function linksBlock(sect: Tag, links: ReturnType<typeof contactTexts>['links']): Block {
  const list = tagged('L', sect)
  const [x, width] = [columnAt(2), span(4)]
  const style = inColour(TYPE.bodyStrong, INK.wine)
  return {
    height: links.length * ROW,
    above: 8,
    place: (page, y) =>
      links.forEach(({ words, to }, index) => {
        const top = y + index * ROW
        const tag = tagged('Link', tagged('LBody', tagged('LI', list)))
        page.art((pen) => drawRule(pen, x, top, width, INK.line))
        page.link(tag, { x, y: top, width, height: ROW }, to, (pen) =>
          drawText(pen, words, style, x, baselineOf(style, top + 5.5)),
        )
      }),
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
