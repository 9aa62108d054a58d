import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { watchPictures } from './picture-fallback.ts'

afterEach(cleanup)

it('a small picture that does not load gives way to the whole one, and that to its .png', () => {
  watchPictures()
  render(
    <img src="/pictures/b.webp" srcSet="/pictures/b-p.webp 200w, /pictures/b.webp 400w" sizes="10px" alt="Corte" />,
  )
  const image = screen.getByAltText('Corte')
  fireEvent.error(image)
  expect(image.hasAttribute('srcset')).toBe(false)
  expect(image.getAttribute('src')).toBe('/pictures/b.webp')
  fireEvent.error(image)
  expect(image.getAttribute('src')).toBe('/pictures/b.png')
})

it('a .webp that does not load is tried once as the .png of the same name, and nothing else is', () => {
  watchPictures()
  render(
    <>
      <img src="/pictures/a.webp" alt="Rosto" />
      <img src="/api/figura.svg" alt="Figura" />
    </>,
  )
  const image = screen.getByAltText('Rosto')
  fireEvent.error(image)
  expect(image.getAttribute('src')).toBe('/pictures/a.png')
  fireEvent.error(image)
  expect(image.getAttribute('src')).toBe('/pictures/a.png')
  const figure = screen.getByAltText('Figura')
  fireEvent.error(figure)
  expect(figure.getAttribute('src')).toBe('/api/figura.svg')
})
