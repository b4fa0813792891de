const tones = { good: [880, 1_320], bad: [220, 180] } as const;
const patterns = { good: [80], bad: [160, 80, 160] } as const;

/** Seconds per tone. */
const length = 0.12;

let audio: AudioContext | undefined;

/** Signals a result by sound and vibration: two rising notes, or two low ones. */
export function signal(kind: 'good' | 'bad'): void {
  // Only Android vibrates, and only after the first touch of the page.
  navigator.vibrate?.([...patterns[kind]]);
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const volume = audio.createGain();
  volume.gain.value = 0.2;
  volume.connect(audio.destination);
  tones[kind].forEach((frequency, index) => {
    if (!audio) return;
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(audio.currentTime + index * length);
    tone.stop(audio.currentTime + (index + 1) * length);
  });
}
