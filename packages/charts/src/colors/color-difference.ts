export type Triple = readonly [number, number, number];

/** Linear sRGB to CIE XYZ under D65, divided by the white point. */
const TO_XYZ: readonly Triple[] = [
  [0.433953, 0.376219, 0.189828],
  [0.212673, 0.715152, 0.072175],
  [0.017756, 0.109477, 0.872766],
];

/** Returns a colour as CIE L*a*b*, in which distances agree with what people see. */
export function labOf(hex: string): Triple {
  return labOfLinear(linearOf(hex));
}

/** Returns the distance of two colours in L*a*b* (CIE 1976); 2.3 is just visible. */
export function distance(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Returns '#rrggbb' as red, green and blue light. */
export function linearOf(hex: string): Triple {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function labOfLinear(rgb: Triple): Triple {
  const [x, y, z] = multiply(TO_XYZ, rgb).map((value) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116,
  ) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function multiply(matrix: readonly Triple[], [a, b, c]: Triple): Triple {
  return matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;
}
