import { afterEach, expect, test, vi } from 'vitest'
import { holdPresses } from './held-presses.ts'

const pressed = vi.fn<(name: string) => void>()

afterEach(() => {
  document.body.replaceChildren()
  pressed.mockReset()
})

function button(name: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.append(document.createElement('svg'))
  element.addEventListener('click', () => pressed(name))
  document.body.append(element)
  return element
}

test('a press before the script is there is done once it is', () => {
  const menu = button('menu')
  const presses = holdPresses()
  menu.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(pressed).not.toHaveBeenCalled()
  presses.release()
  expect(pressed.mock.calls).toEqual([['menu']])
  menu.click()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('of several presses the last is done, once', () => {
  const [menu, share] = [button('menu'), button('share')]
  const presses = holdPresses()
  menu.click()
  share.click()
  share.click()
  presses.release()
  expect(pressed.mock.calls).toEqual([['share']])
})

test('while a part sleeps only its own presses wait', () => {
  const [menu, unlock] = [button('menu'), button('unlock')]
  const part = document.createElement('section')
  part.append(unlock)
  document.body.append(part)
  const presses = holdPresses(part)
  unlock.click()
  menu.click()
  expect(pressed.mock.calls).toEqual([['menu']])
  presses.release()
  expect(pressed.mock.calls).toEqual([['menu'], ['unlock']])
})

test('a link leads where it leads', () => {
  const link = document.createElement('a')
  link.href = '#there'
  document.body.append(link)
  const presses = holdPresses()
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(false)
  presses.release()
})

test('a form sent early is sent by the page, not by the browser', () => {
  const form = document.createElement('form')
  document.body.append(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    pressed('form')
  })
  const presses = holdPresses()
  form.requestSubmit()
  expect(pressed).not.toHaveBeenCalled()
  presses.release()
  expect(pressed.mock.calls).toEqual([['form']])
})
