import { useIonViewDidEnter, useIonViewWillLeave } from '@ionic/react'
import { useState } from 'react'

/** Covered pages stay mounted: polling and cameras must check. */
export function useInFront(): boolean {
  const [inFront, setInFront] = useState(true)
  useIonViewDidEnter(() => setInFront(true))
  useIonViewWillLeave(() => setInFront(false))
  return inFront
}
