import { beforeEach, expect, it } from 'vitest'
import { answersOn } from '#contract/form-fields.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer, newSubmitted } from '../testing/people.ts'
import { csvLine } from './csv.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  admin = await newAdministrator(api.caller())
})

it('makes text of what a spreadsheet would run', () => {
  expect(csvLine(['=1+1', '+55', '-2', '@cmd', 'a;b', 'diz "oi"', null, 5])).toBe(
    `'=1+1;'+55;'-2;'@cmd;"a;b";"diz ""oi""";;5\r\n`,
  )
})

it('exports every row of a list, not only the first page, and journals who took it', async () => {
  await db.user.createMany({
    data: Array.from({ length: 2100 }, (_, i) => ({ email: `csv${i}@planilha.com`, fullName: '=HYPERLINK("x")' })),
  })
  const answer = await admin.caller.get('/api/admin/export/users?search=planilha.com')
  const lines = answer.bytes.toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(2101)
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)";csv/)
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="rosto-ideal-usuarios-.*\.csv"/)
  expect(await db.journalEntry.findFirst({ where: { action: 'list.exported', actorId: admin.userId } })).toMatchObject({
    subject: 'list',
    to: { list: 'users', narrowedBy: ['search'] },
  })
})

it('exports the answers of the forms that a spreadsheet shows, under their names', async () => {
  const { orderId } = await newSubmitted(api.caller())
  const answer = await admin.caller.get(`/api/admin/export/forms?search=${orderId.slice(-8)}`)
  const [head, row] = answer.bytes.toString('utf8').slice(1).split('\r\n')
  const shown = answersOn('csv', SAMPLE_ANSWERS)
  expect(head).toBe(`Pedido;${shown.map(({ name }) => name).join(';')};Data`)
  expect(row).toContain(`;${shown.map(({ words }) => words.join(', ')).join(';')};`)
  const known = ['Pedido', 'Nome', 'Gênero', 'Objetivo', 'Estilo', 'Cabelo', 'Barba', 'Cores', 'Observações', 'Data']
  expect(head?.split(';').filter((name) => known.includes(name))).toEqual(known)
})

it('exports orders by status, and nothing to customers', async () => {
  const buyer = await newBuyer(api.caller(), 'Única Compradora')
  await db.order.update({ where: { id: buyer.orderId }, data: { paymentMethod: 'credit_card', installments: 12 } })
  const answer = await admin.caller.get('/api/admin/export/orders?status=AGUARDANDO_FORMULARIO')
  const [head, ...lines] = answer.bytes.toString('utf8').split('\r\n')
  expect(head).toBe('\uFEFFPedido;Cliente;E-mail;Status;Valor;Pagamento;Kiwify;Compra;Prazo;Concluído')
  const line = lines.find((one) => one.includes(buyer.email))
  expect(line).toMatch(
    /^[0-9A-F]{8};Única Compradora;[^;]+;Aguardando Formulário;79,90;Cartão, 12x;[^;]*;\d{2}\/\d{2}\/\d{4} \d{2}:\d{2};;$/,
  )
  for (const list of ['orders', 'ratings', 'forms', 'users'])
    expect((await admin.caller.get(`/api/admin/export/${list}?status=CONCLUIDO&stars=1`)).status).toBe(200)
  expect((await admin.caller.get('/api/admin/export/passwords')).status).toBe(422)
  expect((await buyer.caller.get('/api/admin/export/orders')).status).toBe(403)
})
