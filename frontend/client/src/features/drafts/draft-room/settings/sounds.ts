let context: AudioContext | null = null;

/** Two rising notes for my turn, one soft one for on deck. Hertz and seconds. */
const TONES = {
  my_turn: [
    { hertz: 659, from: 0, lasts: 0.16 },
    { hertz: 988, from: 0.17, lasts: 0.3 },
  ],
  on_deck: [{ hertz: 523, from: 0, lasts: 0.14 }],
} as const;
const VOLUME = 0.18;

/** Lets sounds through from now on. Browsers allow it only in answer to a click or a key. */
export const allowSounds = (): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
};

/** Plays a tone; silent where sounds were never allowed. */
export const play = (tone: keyof typeof TONES): void => {
  if (context?.state !== 'running') return;
  const { currentTime, destination } = context;
  for (const { hertz, from, lasts } of TONES[tone]) {
    const start = currentTime + from;
    const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    oscillator.connect(volume).connect(destination);
    oscillator.start(start);
    oscillator.stop(start + lasts);
  }
};
