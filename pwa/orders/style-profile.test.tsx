import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StyleProfile } from './style-profile.tsx'

afterEach(cleanup)

const profile = {
  fullName: 'Marina Albuquerque',
  gender: 'Feminino',
  objective: 'Melhoria sutil',
  style: 'Clássico',
  hairLength: null,
  colorPreferences: ['green' as const],
}

it('names and draws the face the analysis found, as the server says it', async () => {
  const { container } = render(<StyleProfile profile={{ ...profile, faceShape: 'Coração' }} />)
  expect(screen.getByText('Coração')).not.toBeNull()
  await waitFor(() => expect(container.querySelector('.face-contour')).not.toBeNull())
})

it('says nothing of the face before somebody has looked, and nothing of what was not answered', () => {
  const { container } = render(<StyleProfile profile={{ ...profile, faceShape: null }} />)
  expect([...container.querySelectorAll('dt')].map((row) => row.textContent)).toEqual(['Estilo', 'Objetivo'])
  expect(screen.getByText('Verde')).not.toBeNull()
})
