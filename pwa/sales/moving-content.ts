/** The copy of what moves on the sales page: its own file, since only this is sent as a script. */
export const COUNTDOWN_S = 23 * 3600 + 47 * 60 + 32

export const SALES_BAND = { offer: '73% OFF no guia completo', ends: 'Termina em' } as const

/** Claims of scarcity, by the place in the still parts they are put into: shown only where simulated figures are. */
export const SCARCITY = {
  preco: 'Lote de 47 vagas. São só 50 análises por mês.',
  chamada: 'Restam 3 consultas esta semana e 2 vagas para hoje.',
} as const

export const VOICES = {
  title: 'Quem já leu o próprio rosto',
  items: [
    {
      text: 'Eu pedia para esconder a testa. O guia me ensinou a mostrá-la.',
      who: 'Camila, 34 anos, Recife',
      change: 'Da franja reta à franja cortina',
    },
    {
      text: 'Cortei a barba dois dedos e pareço ter dormido um mês.',
      who: 'Rogério, 42 anos, Santos',
      change: 'Da barba cheia à barba desenhada',
    },
    {
      text: 'Assumi o grisalho com um corte que é meu. Nunca me elogiaram tanto.',
      who: 'Sônia, 61 anos, São Luís',
      change: 'Da tinta mensal ao afro curto',
    },
    {
      text: 'Troquei de óculos e de risca. Perguntaram se eu tinha viajado.',
      who: 'Diego, 29 anos, Brasília',
      change: 'Da armação quadrada à redonda',
    },
  ],
} as const
