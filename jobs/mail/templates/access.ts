import { ACCESS_LINK_LIFE_HOURS } from '#contract/auth.ts'
import { DELIVERY_TIME, GUARANTEE_DAYS } from '#contract/offer.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, smallPrint, steps, subheading, tape } from './layout.ts'

export function accessMail({ name, link, signIn }: { name: string | null; link: string; signIn: string }): WrittenMail {
  const title = name ? `Seu acesso chegou, ${name}` : 'Seu acesso chegou'
  const opening =
    'A compra foi confirmada. Entre no painel para preencher o formulário e enviar as quatro fotos. São uns dez minutos.'
  const validity = `O link vale por ${ACCESS_LINK_LIFE_HOURS} horas e só pode ser usado uma vez. Depois disso, ou no aplicativo, entre com este e-mail em ${signIn} e peça um código.`
  const next = [
    { what: 'Preencha o formulário', how: 'De 5 a 10 minutos, com rascunho salvo sozinho.' },
    { what: 'Envie 4 fotos', how: 'Frente, os dois lados e as costas.' },
    { what: 'Receba seu guia', how: `PDF com mais de 30 páginas, em até ${DELIVERY_TIME}.` },
  ]
  const guarantee = `Você tem ${GUARANTEE_DAYS} dias de garantia. Dúvidas? Responda este e-mail.`
  const subject = 'Seu acesso à Rosto Ideal chegou'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: 'Entre no painel, preencha o formulário e envie quatro fotos.',
      body: [
        heading(title),
        paragraph(opening),
        button('Acessar Minha Análise', link),
        smallPrint(validity),
        tape(),
        subheading('O que acontece agora'),
        steps(next),
        smallPrint(guarantee),
      ],
      reason: 'Você recebeu este e-mail porque comprou a análise da Rosto Ideal com este endereço.',
    }),
    text: [
      title,
      '',
      opening,
      '',
      `Acessar Minha Análise: ${link}`,
      '',
      validity,
      '',
      ...next.map((s, i) => `${i + 1}. ${s.what}: ${s.how}`),
      '',
      guarantee,
    ].join('\n'),
  }
}

/** Bought with a team address: no mail link signs such an account in. */
export function teamAccessMail(to: {
  name: string | null
  email: string
  signIn: string
  dashboard: string
}): WrittenMail {
  const title = to.name ? `Compra recebida, ${to.name}` : 'Compra recebida'
  const opening = `A compra feita com ${to.email} foi confirmada. O pedido está nesta conta, que é da equipe, e um link de e-mail nunca abre uma conta da equipe.`
  const see = `Para ver o pedido como quem comprou, entre com a sua senha em ${to.signIn} e depois abra ${to.dashboard}.`
  const test = `Para testar o caminho inteiro de quem compra, do e-mail ao formulário, faça a compra com um endereço que não seja da equipe. Muitos serviços entregam na mesma caixa o que vai para ${tagged(to.email)}.`
  const subject = 'Compra recebida na conta da equipe'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: 'Entre com a sua senha para ver o pedido.',
      body: [
        heading(title),
        paragraph(opening),
        paragraph(see),
        button('Entrar com a senha', to.signIn),
        smallPrint(test),
      ],
      reason: 'Você recebeu este e-mail porque uma compra foi feita com este endereço.',
    }),
    text: [title, '', opening, '', see, '', test].join('\n'),
  }
}

const tagged = (email: string) => email.replace(/(?:\+[^@]*)?@/, '+teste@')
