package example.scoreline;

/**
 * Where push tokens come from. With Firebase it is a class that passes on {@code FirebaseMessaging.getToken()} and every {@code
 * onNewToken}; this sample has no Google services, so that it builds from free packages alone.
 */
interface PushTokens {
  /** Calls back with the current token, and again whenever it changes. */
  void observe(Listener listener);

  interface Listener {
    void onToken(String token);
  }
}
