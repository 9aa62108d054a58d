import { PHOTO_SLOT_WORDS, PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { until } from '#scripts/demo/client.ts'
import { waitForMail } from '#scripts/demo/captured-mail.ts'
import type { Shop } from '#scripts/demo/journey.ts'
import { postPurchase } from '#scripts/demo/kiwify-event.ts'
import { personAt } from './person.ts'
import type { Tab } from './tab.ts'

/** The report is drawn meanwhile. */
const REPORT_MS = 300_000
const QUESTIONS = /Qual se parece com você|Já parece você/
const LAST_STEP = /Confira e envie/

const card = (slot: PhotoSlot) => `.photo-card[data-slot="${slot}"]`

export interface Step {
  readonly name: string
  readonly work: () => Promise<void>
}

/** From the home page to the opened guide, by the screens alone. The face is heart-shaped: the report needs no visagist. */
export function mainPath(
  tab: Tab,
  { address, dataDir, kiwifyToken }: Shop,
  email: string,
  photos: Readonly<Record<PhotoSlot, string>>,
): readonly Step[] {
  const { sees, seesPictures, isSeeing, presses, fills, chooses } = personAt(tab)

  async function answers(number: number, name: RegExp): Promise<void> {
    await sees(new RegExp(`Pergunta ${number} de 7`))
    await presses('button', name)
  }

  return [
    {
      name: 'O site leva ao teste',
      async work() {
        await tab.open(address)
        await sees(/O rosto ideal é o seu\./)
        await seesPictures()
        await presses('button', /^Recusar$/)
        await presses('link', /^Descobrir Meu Formato, Grátis/)
        await presses('link', /^Começar o Teste Grátis/)
      },
    },
    {
      name: 'O teste chega ao seu resultado',
      async work() {
        await answers(1, /^Coração/)
        await answers(2, /^Suave/)
        await answers(3, /^Maior/)
        await fills(/^Seu nome/, 'Marina Albuquerque')
        await presses('button', /^Continuar Análise/)
        await presses('button', /^Pular$/)
        await answers(4, /^Discretas/)
        await answers(5, /^Médio/)
        await answers(6, /^Clássico/)
        await fills(/^Seu e-mail/, email)
        await presses('button', /^Receber Minha Análise/)
        await answers(7, /^Sofisticação/)
        await sees(/Rosto em coração\./)
        await seesPictures('.head-plate img')
      },
    },
    {
      name: 'A compra traz o e-mail de acesso, e o código dele entra no painel',
      async work() {
        const reply = await postPurchase(address, kiwifyToken, { email, name: 'Marina Albuquerque' })
        if (!reply.ok) throw new Error(`A compra foi recusada com ${reply.status}: ${await reply.text()}`)
        const access = await waitForMail(dataDir, email, { where: (mail) => mail.token !== undefined })
        await tab.open(`${address}/dashboard`)
        await fills(/^E-mail de compra/, email)
        await presses('button', /^Acessar Minha Análise/)
        const { code = '' } = await waitForMail(dataDir, email, {
          where: (mail) => mail.code !== undefined,
          except: new Set([access.id]),
        })
        await fills(/^Código de 6 dígitos/, code)
        await sees(/Meus Pedidos/)
      },
    },
    {
      name: 'O perfil é preenchido',
      async work() {
        await presses('link', /^Preencher Dados/)
        await sees(/Conte um pouco de você/)
        await fills(/^Nome completo/, 'Marina Conceição Albuquerque')
        for (const answer of ['Feminino', 'Melhoria sutil', 'Clássico', 'Não se aplica', 'Baixa'])
          await presses('radio', new RegExp(`^${answer}$`))
        for (const colour of ['Verde', 'Marrom', 'Rosa']) await presses('checkbox', new RegExp(`^${colour}$`))
        await fills(/^Observações/, 'Uso óculos para ler e prendo o cabelo no trabalho.')
        await presses('button', /^Próximo: Fotos/)
        await sees(/Quatro fotos/)
      },
    },
    {
      name: 'O uso do rosto é autorizado, e as quatro fotos vão',
      async work() {
        await presses('button', new RegExp(`^Escolher da galeria: ${PHOTO_SLOT_WORDS.front}`))
        await sees(/Antes da câmera, um sim que é só seu/)
        await presses('switch', /./)
        await presses('button', /^Escolher a foto$/)
        for (const slot of PHOTO_SLOTS) await chooses(`${card(slot)} input[type=file]`, photos[slot])
        for (const slot of PHOTO_SLOTS) await sees(/Enviada/, card(slot))
        await seesPictures()
      },
    },
    {
      name: 'O formulário é conferido e enviado',
      async work() {
        await presses('button', /^Próximo: Envio/)
        await until(
          'o fim do formulário',
          REPORT_MS,
          async () => (await isSeeing(QUESTIONS)) || (await isSeeing(LAST_STEP)) || undefined,
        )
        if (await isSeeing(QUESTIONS)) await presses('button', /^Pular$/)
        await sees(LAST_STEP)
        await sees(/Marina Conceição Albuquerque/)
        await sees(/Você autorizou o uso do seu rosto em/)
        await presses('checkbox', /aceito os/)
        await presses('button', /^Finalizar Análise/)
        await sees(/Meus Pedidos/)
      },
    },
    {
      name: 'O guia chega e abre',
      async work() {
        await waitForMail(dataDir, email, { subject: /Seu guia de visagismo está pronto/, timeoutMs: REPORT_MS })
        await tab.open(`${address}/dashboard`)
        await presses('link', /^Ler o guia/)
        await sees(/Marina, o seu guia está pronto/)
        await presses('button', /^Ler o guia/)
        await sees(/O rosto de Marina/)
        await seesPictures('.look-plate svg')
      },
    },
  ]
}
