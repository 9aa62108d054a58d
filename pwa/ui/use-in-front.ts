import { useIonViewDidEnter, useIonViewWillLeave } from '@ionic/react'
import { useState } from 'react'

/** Ionic keeps covered pages mounted: polling and cameras must check this. */
export function useInFront(): boolean {
  const [inFront, setInFront] = useState(true)
  useIonViewDidEnter(() => setInFront(true))
  useIonViewWillLeave(() => setInFront(false))
  return inFront
}
