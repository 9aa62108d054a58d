import { type FormReminder, missingWords } from '#api/orders/form-reminders.ts'
import type { WrittenMail } from './written-mail.ts'
import { button, heading, mailHtml, paragraph, smallPrint } from './layout.ts'

interface FormReminderMail {
  name: string | null
  reminder: FormReminder
  link: string
  leave: string
}

export function formReminderMail({ name, reminder: { isBegun, missing }, link, leave }: FormReminderMail): WrittenMail {
  const words = isBegun ? 'falta pouco para a sua análise' : 'seu formulário está esperando'
  const title = name ? `${name}, ${words}` : words.charAt(0).toUpperCase() + words.slice(1)
  const opening = isBegun
    ? `O que você já fez está guardado, no ponto em que parou. ${missingWords(missing)}`
    : 'Algumas perguntas e quatro fotos com o celular: uns dez minutos, no seu tempo, e a análise do seu rosto começa.'
  const ease = 'O link entra na sua conta. Vale por 72 horas; depois, entre com este e-mail e peça um código.'
  const label = isBegun ? 'Continuar o formulário' : 'Começar o formulário'
  const subject = isBegun ? 'Falta pouco para a sua análise' : 'Seu formulário está esperando por você'
  return {
    subject,
    html: mailHtml({
      subject,
      preheader: isBegun ? missingWords(missing) : 'Uns dez minutos, no seu tempo.',
      body: [heading(title), paragraph(opening), button(label, link), smallPrint(ease)],
      reason:
        'Você recebeu este lembrete porque comprou a análise da Rosto Ideal. São no máximo dois por pedido, e você pode desligá-los em Notificações, no painel.',
      leave,
    }),
    text: [title, '', opening, '', `${label}: ${link}`, '', ease, '', `Não quero mais receber: ${leave}`].join('\n'),
  }
}
