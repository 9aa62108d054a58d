import { useEffect } from 'react'
import { BRAND } from '#contract/brand.ts'

/** `Meus Pedidos, Rosto Ideal`. */
export function useTitle(title: string | null, inFront = true): void {
  useEffect(() => {
    if (inFront) document.title = title ? `${title}, ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}`
  }, [title, inFront])
}
