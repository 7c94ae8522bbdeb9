package example.scoreline;

import android.util.Base64;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.SecureRandom;
import java.security.spec.MGF1ParameterSpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.OAEPParameterSpec;
import javax.crypto.spec.PSource;
import javax.crypto.spec.SecretKeySpec;
import org.json.JSONException;
import org.json.JSONObject;

/** The app's own calls, encrypted with a session cipher. Every method blocks. */
final class Api {
  private static final Pattern BOOT = Pattern.compile("<script[^>]*id=\"boot\"[^>]*>([^<]+)<");
  private static final int TIMEOUT_MS = 20_000;
  private static final int BLOCK = 16;

  private final String site;
  private final String version;
  private final String deviceId;
  private final SecureRandom random = new SecureRandom();
  private byte[] secret;
  private String transaction;
  private String brand;

  Api(String site, String version, String deviceId) {
    this.site = site;
    this.version = version;
    this.deviceId = deviceId;
  }

  /** Returns the decrypted envelope. */
  synchronized JSONObject call(String operation, JSONObject request)
      throws IOException, GeneralSecurityException, JSONException {
    if (transaction == null) openCipher();
    byte[] iv = randomBytes(BLOCK);
    byte[] sealed = aes(Cipher.ENCRYPT_MODE, iv).doFinal(request.toString().getBytes("UTF-8"));
    byte[] body = new byte[iv.length + sealed.length];
    System.arraycopy(iv, 0, body, 0, iv.length);
    System.arraycopy(sealed, 0, body, iv.length, sealed.length);
    byte[] answer = Base64.decode(post(operation, Base64.encodeToString(body, Base64.NO_WRAP)), 0);
    byte[] first = java.util.Arrays.copyOf(answer, BLOCK);
    byte[] plain = aes(Cipher.DECRYPT_MODE, first).doFinal(answer, BLOCK, answer.length - BLOCK);
    return new JSONObject(new String(plain, "UTF-8"));
  }

  private Cipher aes(int mode, byte[] iv) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
    cipher.init(mode, new SecretKeySpec(secret, "AES"), new IvParameterSpec(iv));
    return cipher;
  }

  private void openCipher() throws IOException, GeneralSecurityException, JSONException {
    Matcher boot = BOOT.matcher(read(open(site)));
    if (!boot.find()) throw new IOException(site + " is no page of Scoreline");
    JSONObject settings = new JSONObject(boot.group(1)).getJSONObject("brand");
    brand = String.valueOf(settings.getInt("mid"));
    String pem = settings.getString("rsaPublicKey").replaceAll("-----[A-Z ]+-----|\\s", "");
    Cipher rsa = Cipher.getInstance("RSA/ECB/OAEPPadding");
    rsa.init(
        Cipher.ENCRYPT_MODE,
        KeyFactory.getInstance("RSA")
            .generatePublic(new X509EncodedKeySpec(Base64.decode(pem, Base64.DEFAULT))),
        new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, PSource.PSpecified.DEFAULT));
    secret = randomBytes(BLOCK);
    String key = Base64.encodeToString(secret, Base64.NO_WRAP);
    String sealed = Base64.encodeToString(rsa.doFinal(key.getBytes("UTF-8")), Base64.NO_WRAP);
    transaction = new JSONObject(post("device", sealed)).getJSONObject("data").getString("transId");
  }

  private String post(String path, String body) throws IOException {
    HttpURLConnection connection = open(Bridge.originOf(site) + "/api/patron/frontend/" + path);
    connection.setRequestMethod("POST");
    connection.setDoOutput(true);
    connection.setRequestProperty("ApiLevel", "1");
    connection.setRequestProperty("deviceId", deviceId);
    connection.setRequestProperty("lan", "en");
    connection.setRequestProperty("platform", "android");
    connection.setRequestProperty("AppVersion", version);
    connection.setRequestProperty("mid", brand);
    connection.setRequestProperty("content-type", "text/plain");
    if (transaction != null) connection.setRequestProperty("transId", transaction);
    connection.getOutputStream().write(body.getBytes("UTF-8"));
    return read(connection);
  }

  private static HttpURLConnection open(String address) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) new URL(address).openConnection();
    connection.setConnectTimeout(TIMEOUT_MS);
    connection.setReadTimeout(TIMEOUT_MS);
    return connection;
  }

  private static String read(HttpURLConnection connection) throws IOException {
    try (InputStream in = connection.getInputStream()) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[8192];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) out.write(buffer, 0, read);
      return out.toString("UTF-8");
    } finally {
      connection.disconnect();
    }
  }

  private byte[] randomBytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }
}
