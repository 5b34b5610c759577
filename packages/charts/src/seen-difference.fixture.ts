/** How somebody sees: all colours, or without the long, middle or short wavelengths. */
export type Sight = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia';

type Triple = readonly [number, number, number];

/** What linear RGB becomes for each sight (Machado, Oliveira and Fernandes 2009, severity 1). */
const SEEN: Readonly<Record<Sight, readonly Triple[]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB to CIE XYZ under D65, divided by the white point. */
const TO_XYZ: readonly Triple[] = [
  [0.433953, 0.376219, 0.189828],
  [0.212673, 0.715152, 0.072175],
  [0.017756, 0.109477, 0.872766],
];

/** The smallest distance (CIE 1976) between any two of the colours as this sight perceives them; 2.3 is just seen. */
export function smallestDifference(colors: readonly string[], sight: Sight): number {
  const seen = colors.map((color) =>
    lab(multiply(SEEN[sight], linear(color)).map(clamp) as unknown as Triple),
  );
  let smallest = Number.POSITIVE_INFINITY;
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1))
      smallest = Math.min(smallest, Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]));
  });
  return smallest;
}

function linear(hex: string): Triple {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function lab(rgb: Triple): Triple {
  const [x, y, z] = multiply(TO_XYZ, rgb).map((value) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116,
  ) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function multiply(matrix: readonly Triple[], [a, b, c]: Triple): Triple {
  return matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
