import { useEffect, useState } from 'react'

interface BurstStripProps {
  photos: readonly Blob[]
  sharpest: number
  chosen: number
  onChoose: (place: number) => void
}

export function BurstStrip({ photos, sharpest, chosen, onChoose }: BurstStripProps) {
  const addresses = useAddresses(photos)
  return (
    <div className="camera-burst stack gap-8" role="group" aria-label="Escolher entre as fotos">
      {addresses.map((address, place) => (
        <button
          key={address}
          type="button"
          aria-pressed={place === chosen}
          aria-label={`Foto ${place + 1} de ${photos.length}${place === sharpest ? ', a mais nítida' : ''}`}
          onClick={() => onChoose(place)}
        >
          <img src={address} alt="" />
        </button>
      ))}
    </div>
  )
}

function useAddresses(photos: readonly Blob[]): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  useEffect(() => {
    const made = photos.map((photo) => URL.createObjectURL(photo))
    // oxlint-disable-next-line react/set-state-in-effect -- an address lives exactly as long as this effect.
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [photos])
  return addresses
}
