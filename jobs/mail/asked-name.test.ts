import { beforeEach, expect, it } from 'vitest'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { SAMPLE_FORM } from '#contract/sample-form.ts'
import { listQueue } from '#api/admin/desk.ts'
import { readMail } from '#api/mail/delivery.ts'
import { openPhotoRequest, readPhotoRequest } from '#api/onboarding/photo-requests.ts'
import { db } from '#api/platform/db.ts'
import { serveApi } from '#api/testing/api.ts'
import { agreeToPhotos, jpegOf, newBuyer, photoForm } from '#api/testing/people.ts'
import { composeMail } from './compose.ts'

const api = serveApi()
/** On the payment. */
const LEFT_BEHIND = 'Carlos Eduardo Siqueira'
let buyer: Awaited<ReturnType<typeof newBuyer>>
beforeEach(async () => {
  buyer = await newBuyer(api.caller(), LEFT_BEHIND)
  await agreeToPhotos(buyer)
  for (const slot of PHOTO_SLOTS)
    await buyer.caller.put(`/api/orders/${buyer.orderId}/photos/${slot}`, await photoForm({ photo: await jpegOf() }))
})

const submit = async (fullName: string, observations = '') => {
  const formData = JSON.stringify({ ...SAMPLE_FORM, fullName, observations })
  const { status } = await buyer.caller.post(
    '/api/orders/onboarding',
    await photoForm({ orderId: buyer.orderId, formData }),
  )
  expect(status).toBe(200)
}
const mails = async () => {
  const rows = await db.outgoingMail.findMany({ where: { userId: buyer.userId }, select: { id: true } })
  const read = await Promise.all(rows.map(({ id }) => readMail(id)))
  return Promise.all(read.flatMap((mail) => (mail ? [composeMail(mail)] : [])))
}

it.each([
  ['in a note', LEFT_BEHIND, 'Podem me chamar de Duda.', 'Duda'],
  ['as the name of the form', 'Eduarda Siqueira', '', 'Eduarda'],
  ['with a title', LEFT_BEHIND, 'Me chamem de Dona Carlota, por favor.', 'Dona Carlota'],
])(
  'a name asked for %s greets in mail and app, and the one on the payment is nowhere',
  async (_, name, note, asked) => {
    await submit(name, note)
    const written = await mails()
    expect(written.length).toBeGreaterThan(0)
    for (const { subject, text, html } of written) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/Carlos/)
      expect(text).toContain(asked)
    }
    const me = await buyer.caller.get('/api/user')
    expect(JSON.stringify(me.json)).not.toMatch(/Carlos/)
    expect(JSON.stringify(me.json)).toContain(asked)
    const notices = await buyer.caller.get('/api/notifications')
    expect(JSON.stringify(notices.json)).not.toMatch(/Carlos/)
  },
)

it('stands for the payment’s at the desk, and on the page of who helps with a photo', async () => {
  const { token } = await openPhotoRequest(buyer.userId, buyer.orderId, 'back')
  await submit(LEFT_BEHIND, 'Podem me chamar de Duda.')
  await db.order.update({ where: { id: buyer.orderId }, data: { needsVisagist: true } })
  expect((await listQueue()).queue.find(({ id }) => id === buyer.orderId)?.customerName).toBe('Duda')
  expect((await readPhotoRequest(token)).firstName).toBe('Duda')
})

it('stands beside the one on the payment, which the team finds', async () => {
  await submit(LEFT_BEHIND, 'Podem me chamar de Duda.')
  const user = () => db.user.findUniqueOrThrow({ where: { id: buyer.userId } })
  expect(await user()).toMatchObject({ fullName: LEFT_BEHIND, askedName: 'Duda' })
})

it('a name that is the payment’s own changes nothing', async () => {
  await submit(`${LEFT_BEHIND} Filho`)
  expect((await db.user.findUniqueOrThrow({ where: { id: buyer.userId } })).askedName).toBeNull()
})
