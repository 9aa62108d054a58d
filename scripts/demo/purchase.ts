// npm run purchase -- --email ana@example.com --name "Ana Souza" [--event refunded] [--order 2] [--url http://…]
import { parseArgs } from 'node:util'
import { KIWIFY_EVENTS, kiwifyOrderId, kiwifyToken, postPurchase, type KiwifyEventName } from './kiwify-event.ts'

const USAGE = `Envia um evento de compra assinado ao servidor de desenvolvimento.

  npm run purchase -- --email ana@example.com --name "Ana Souza"
    --event   ${Object.keys(KIWIFY_EVENTS).join(', ')} (o padrão é approved)
    --order   qual pedido desta pessoa; o padrão é 1, e o mesmo número é o mesmo pedido
    --url     o padrão é http://127.0.0.1:$PORT, porta 3000`

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    event: { type: 'string', default: 'approved' },
    order: { type: 'string', default: '1' },
    url: { type: 'string', default: `http://127.0.0.1:${process.env['PORT'] ?? 3000}` },
    help: { type: 'boolean' },
  },
})
const { email, name, order } = values
const event = eventNamed(values.event)
if (values.help || !email || !name || !event) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}
const token = await kiwifyToken(process.env['DATA_DIR'] ?? '.data')
if (!token)
  leave('Não há token do webhook: rode npm start uma vez, ou informe KIWIFY_TOKEN (e DATA_DIR, se for outra).')

const purchase = { email, name, event, order }
const reply = await postPurchase(values.url.replace(/\/+$/, ''), token, purchase).catch(() =>
  leave(`Ninguém responde em ${values.url}. O servidor está no ar (npm start)?`),
)
if (!reply.ok) leave(`Recusado com ${reply.status}: ${await reply.text()}`)
console.log(`Evento ${KIWIFY_EVENTS[event].type} aceito para ${email} (pedido ${kiwifyOrderId(purchase)}).`)
if (event === 'approved') console.log(`O e-mail de acesso aparece em ${values.url}/dev/mail`)

function eventNamed(text: string): KiwifyEventName | undefined {
  const names = Object.keys(KIWIFY_EVENTS).filter((one): one is KiwifyEventName => one in KIWIFY_EVENTS)
  return names.find((one) => one === text || KIWIFY_EVENTS[one].type === text)
}

function leave(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
