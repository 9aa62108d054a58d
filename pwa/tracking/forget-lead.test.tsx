import { expect, it } from 'vitest'
import { forgetPerson } from '#pwa/platform/sign-out.ts'
import './forget-lead.ts'
import { keepLead, readLead } from './stored-lead.ts'

it('leaves no name and no address of the free test on a device that was signed out of', async () => {
  keepLead({ name: 'Marina', email: 'marina@example.com' })
  expect(readLead()).not.toBeNull()
  await forgetPerson()
  expect(readLead()).toBeNull()
  expect(localStorage.getItem('quizLead')).toBeNull()
})
