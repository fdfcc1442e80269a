import type { Scene } from './scene.ts';
import { dot, unit, vec, type Vec } from './solids.ts';

/** The ray through each place of a picture, and where a point is on it. */
export function cameraOf({ eye, target, view }: Scene, width: number, height: number) {
  const forward = unit(vec(target.x - eye.x, target.y - eye.y, target.z - eye.z));
  const right = unit(vec(forward.z, 0, -forward.x));
  const up = vec(
    forward.y * right.z,
    forward.z * right.x - forward.x * right.z,
    -forward.y * right.x,
  );
  const ray = (x: number, y: number): Vec => {
    const a = ((x + 0.5) / width - 0.5) * 2 * view;
    const b = -(((y + 0.5) / height - 0.5) * 2 * view * height) / width;
    return unit(
      vec(
        forward.x + right.x * a + up.x * b,
        forward.y + right.y * a + up.y * b,
        forward.z + right.z * a + up.z * b,
      ),
    );
  };
  /** Where a point is on the picture. */
  const project = (p: Vec) => {
    const d = vec(p.x - eye.x, p.y - eye.y, p.z - eye.z);
    const scale = width / (2 * view * dot(d, forward));
    return { x: width / 2 + dot(d, right) * scale, y: height / 2 - dot(d, up) * scale, scale };
  };
  return { ray, project };
}
