import { formatDayTime } from '#contract/format.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph } from './layout.ts'

const REASON = 'Você recebeu este e-mail porque comprou a análise da Rosto Ideal com este endereço.'

interface About {
  readonly name: string | null
  readonly number: string
}

/** What closing means and until when it can be undone; nothing about money. */
export function orderClosedMail(about: About & { readonly until: string; readonly contact: string }): WrittenMail {
  const { name, number, until, contact } = about
  const moment = `${formatDayTime(until)} (horário de Brasília)`
  const subject = 'Seu pedido foi encerrado por nós'
  const opening = `${name ? `${name}, o` : 'O'} pedido ${number} foi encerrado pela nossa equipe, e o acesso a ele está fechado.`
  const effect = `Até ${moment} isso pode ser desfeito, e nada do que você enviou se perde. Depois desse prazo, as fotos, as medidas e o guia que houver são apagados para sempre.`
  const money =
    'Este e-mail não fala de dinheiro: ele não confirma nem nega um reembolso. Sobre o pagamento, vale o que o meio de pagamento informar a você.'
  const help = 'Se você não esperava por isso, fale com a gente antes desse prazo: resolvemos juntos.'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: `Até ${moment} isso pode ser desfeito.`,
      body: [
        heading(subject),
        paragraph(opening),
        paragraph(effect),
        paragraph(money),
        paragraph(help),
        button('Falar com o suporte', contact),
      ],
      reason: REASON,
    }),
    text: [subject, '', opening, effect, '', money, '', help, contact].join('\n'),
  }
}

export function orderRestoredMail({ name, number, dashboard }: About & { readonly dashboard: string }): WrittenMail {
  const subject = 'Seu pedido está aberto de novo'
  const opening = `${name ? `${name}, o` : 'O'} encerramento do pedido ${number} foi desfeito. O acesso voltou, e tudo o que você tinha enviado está como antes.`
  const regret = 'Se o encerramento foi um engano nosso, pedimos desculpas.'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: 'O encerramento foi desfeito, e nada se perdeu.',
      body: [heading(subject), paragraph(opening), paragraph(regret), button('Abrir o painel', dashboard)],
      reason: REASON,
    }),
    text: [subject, '', opening, '', regret, '', `Abrir o painel: ${dashboard}`].join('\n'),
  }
}
