import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentOf } from './navigation.ts'
import { SiteHeader } from './site-header.tsx'

beforeEach(() => {
  // jsdom has the element but not its methods.
  Object.assign(HTMLDialogElement.prototype, { close: () => {} })
})
afterEach(cleanup)

const main = () => within(screen.getByRole('navigation', { name: 'Principal' }))
const menu = () => main().getByText('Visagismo Online')
const isOpen = () => menu().closest('details')?.open ?? false

describe('the header', () => {
  it('lights the link of the page, or of the part of the site the page is in', () => {
    expect(currentOf('/blog', '/blog/rosto-oval')).toBe('true')
    expect(currentOf('/blog', '/blog')).toBe('page')
    expect(currentOf('/', '/sobre')).toBeUndefined()
    expect(currentOf('/servicos', '/servicos-novos')).toBeUndefined()
    render(<SiteHeader pathname="/servicos/analise-cores" />)
    expect(menu().dataset['active']).toBe('true')
    expect(main().getByRole('link', { name: 'Início' }).getAttribute('aria-current')).toBeNull()
  })

  it('leads to the sign-in and to the free test', () => {
    render(<SiteHeader pathname="/" />)
    const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    expect(hrefs('Entrar')).toContain('/auth')
    expect(hrefs('Teste Grátis')).toContain('/seu-rosto-ideal')
  })
})

describe('its dropdown', () => {
  it('opens by a press with its four services, and closes by Escape, giving the focus back', () => {
    render(<SiteHeader pathname="/" />)
    fireEvent.click(menu())
    expect(isOpen()).toBe(true)
    expect(main().getByRole('link', { name: 'Análise de Cores' }).getAttribute('href')).toBe('/servicos/analise-cores')
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(menu())
  })

  it('opens under the mouse and closes 300 ms after it left, unless it comes back', () => {
    vi.useFakeTimers()
    render(<SiteHeader pathname="/" />)
    const area = menu().closest('details') ?? document.body
    const move = (kind: 'pointerEnter' | 'pointerLeave') => fireEvent[kind](area, { pointerType: 'mouse' })
    move('pointerEnter')
    expect(isOpen()).toBe(true)
    move('pointerLeave')
    act(() => void vi.advanceTimersByTime(200))
    move('pointerEnter')
    act(() => void vi.advanceTimersByTime(1000))
    expect(isOpen()).toBe(true)
    move('pointerLeave')
    act(() => void vi.advanceTimersByTime(300))
    expect(isOpen()).toBe(false)
    vi.useRealTimers()
  })

  it('closes when one presses elsewhere', () => {
    render(<SiteHeader pathname="/" />)
    fireEvent.click(menu())
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
  })
})
